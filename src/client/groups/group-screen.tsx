import { type ReactNode, useMemo } from 'react'
import { useKeptFresh } from '#client/api/changes/use-kept-fresh.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { AllFieldsLink } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Answered, knownOf } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { CurriculumPart } from './curriculum-part.tsx'
import { GroupFacts } from './group-facts.tsx'
import { MeetingsPart } from './meetings-part.tsx'
import { MembersPart } from './members-part.tsx'
import './groups.css'

/** The screen of one group: what it is, who belongs to it, what it goes through, when it meets and who came. */
export function GroupScreen({ params }: ScreenProps): ReactNode {
  useKeptFresh('Group')
  const words = useWords()
  const { mayDo } = usePermissions()
  const id = params.id ?? ''
  const input = useMemo(() => ({ id }), [id])
  const answer = useAnswer('group.read', input)
  const name = knownOf(answer)?.name ?? words('groups.screen.group')
  return (
    <Page title={name} beside={<ScreenLink to="/groups">{words('groups.screen.groups')}</ScreenLink>}>
      <Answered answer={answer} what={name} shape="rows" onRetry={() => askAgain('group.read', input)}>
        {(group) => (
          <div className="groups">
            <GroupFacts group={group} />
            <p>
              <AllFieldsLink type="Group" id={group.id} />
            </p>
            <MembersPart group={group} />
            <div className="group-parts">
              {mayDo('appointment.query') && (
                <>
                  <MeetingsPart group={group} kind="coming" />
                  <MeetingsPart group={group} kind="last" />
                </>
              )}
              <CurriculumPart group={group} />
            </div>
          </div>
        )}
      </Answered>
    </Page>
  )
}
