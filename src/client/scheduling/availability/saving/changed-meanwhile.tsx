import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { ToDecide } from '#client/ui/states/to-decide.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { equal } from '#shared/patch/equal.ts'
import { usualWeek } from '#shared/scheduling/hours/usual-week.ts'
import { contentOf, type ScheduleContent } from './schedule-content.ts'
import { bothHours, type HoursWork } from './use-hours.ts'

type Props = { readonly work: HoursWork }

/** Says that somebody else has changed the hours since they were opened, what each side changed, and asks how to go on. Nothing typed is lost in any way. */
export function ChangedMeanwhile({ work }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const said = useChangedParts()
  const { base, meanwhile, now, goOn } = work
  if (!base || !meanwhile) return null
  const mayBoth = bothHours({ base, typed: now, meanwhile }) !== undefined
  const { lastModifiedBy, lastModified } = meanwhile.meta
  return (
    <ToDecide
      title={words('availability.meanwhile', {
        who: lastModifiedBy?.display ?? words('availability.somebody'),
        when: lastModified === undefined ? '' : moments.dayAndTime(lastModified),
      })}
      why={words(mayBoth ? 'availability.meanwhile-both' : 'availability.meanwhile-same')}
      sides={[
        { name: words('availability.yours'), said: said(contentOf(base), now) },
        { name: words('availability.theirs'), said: said(contentOf(base), contentOf(meanwhile)) },
      ]}
      ways={
        <>
          {mayBoth && <Button onClick={() => goOn('both')}>{words('availability.keep-both')}</Button>}
          <Button variant="default" onClick={() => goOn('mine')}>
            {words('availability.keep-mine')}
          </Button>
          <Button variant="default" onClick={() => goOn('theirs')}>
            {words('availability.take-theirs')}
          </Button>
        </>
      }
    />
  )
}

/** Which days and other parts of the hours one side has changed, in words. */
function useChangedParts(): (before: ScheduleContent, after: ScheduleContent) => string {
  const words = useWords()
  const labels = useLabels()
  return (before, after) => {
    const was = usualWeek(before)
    const days = usualWeek(after)
      .filter(({ rows }, index) => !equal(rows, was[index]?.rows ?? []))
      .map(({ weekday, rows }) => {
        const times = rows.map(({ kind, start, end }) =>
          kind === 'Available'
            ? `${start}–${end}`
            : `${start}–${end} ${labels(`enumeration.AvailabilityKind.${kind}`)}`,
        )
        const name = labels(`enumeration.Weekday.${weekday}`)
        return `${name} ${times.length === 0 ? words('availability.nothing-open') : times.join(', ')}`
      })
    const isOff = !equal(before.exceptions ?? [], after.exceptions ?? [])
    const parts = [...days, ...(isOff ? [words('availability.exceptions')] : [])]
    return parts.length === 0 ? words('availability.other-parts') : parts.join(' · ')
  }
}
