import { type ReactNode, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Answered, knownOf } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { HoursEditor, HoursView } from './hours-editor.tsx'
import { contentOf } from './saving/schedule-content.ts'
import './availability.css'

/** The screen of one schedule, where it is found by itself, such as from a link. */
export function ScheduleScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const id = params.id ?? ''
  const input = useMemo(() => ({ id }), [id])
  const answer = useAnswer('schedule.read', input)
  const known = knownOf(answer)
  const title = known ? words('availability.of', { name: known.name }) : words('availability.screen.schedule')
  return (
    <Page
      title={title}
      beside={<ScreenLink to="/availability">{words('availability.screen.availability')}</ScreenLink>}
    >
      <Answered answer={answer} what={title} shape="cards" onRetry={() => askAgain('schedule.read', input)}>
        {(schedule) =>
          mayDo('schedule.patch') && !schedule.meta.isDeleted ? (
            <HoursEditor key={schedule.id} stored={schedule} begun={contentOf(schedule)} />
          ) : (
            <HoursView stored={schedule} />
          )
        }
      </Answered>
    </Page>
  )
}
