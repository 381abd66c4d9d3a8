import { NativeSelect } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { useSearch } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { scheduleOn } from '#shared/scheduling/finding/open-stretches.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { HoursEditor, HoursView } from './hours-editor.tsx'
import { type NamedOwner, schedulesAsked } from './hours-owner.ts'
import { NoHours } from './no-hours.tsx'
import { contentOf } from './saving/schedule-content.ts'

type Props = { readonly owner: NamedOwner; readonly schedule: string | undefined }

/** The hours of one owner: those in force today or the chosen ones, to be changed by who may; else that there are none yet. */
export function OwnerHours({ owner, schedule }: Props): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const input = useMemo(() => schedulesAsked(owner.id), [owner.id])
  const answer = useAnswer('schedule.query', input)
  const today = useNow()
  return (
    <Answered
      answer={answer}
      what={words('availability.screen.availability')}
      shape="cards"
      onRetry={() => askAgain('schedule.query', input)}
    >
      {({ items }) => {
        const shown = chosen(items, schedule, today)
        if (!shown) return <NoHours key={owner.id} owner={owner} />
        return (
          <>
            {items.length > 1 && <WhichSchedule schedules={items} shown={shown} />}
            {mayDo('schedule.patch') ? (
              <HoursEditor key={shown.id} stored={shown} begun={contentOf(shown)} />
            ) : (
              <HoursView stored={shown} />
            )}
          </>
        )
      }}
    </Answered>
  )
}

function useNow(): string {
  const { timezone } = useMoments()
  const { instant } = useWorld()
  return localDate(instant(), timezone)
}

function chosen(all: readonly Schedule[], wanted: string | undefined, today: string): Schedule | undefined {
  const active = all.filter(({ active: isActive }) => isActive)
  return all.find(({ id }) => id === wanted) ?? scheduleOn(active, today) ?? active[0] ?? all[0]
}

type WhichProps = { readonly schedules: readonly Schedule[]; readonly shown: Schedule }

/** Of several schedules of one owner, which is shown: each with the days for which it holds. */
function WhichSchedule({ schedules, shown }: WhichProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const [, setSearch] = useSearch()
  const day = (date: string | undefined) => (date === undefined ? '…' : moments.date(date.slice(0, 10)))
  return (
    <NativeSelect
      className="hours-which"
      label={words('availability.which')}
      value={shown.id}
      data={schedules.map(({ id, name, period, active }) => ({
        value: id,
        label: [
          name,
          `${day(period?.start)} – ${day(period?.end)}`,
          ...(active ? [] : [words('availability.not-active')]),
        ].join(' · '),
      }))}
      onChange={({ currentTarget: { value } }) => setSearch({ schedule: value })}
    />
  )
}
