import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels } from '#client/ui/words.tsx'
import type { WeekRow } from '#shared/scheduling/hours/usual-week.ts'
import { RangeMore } from './range-fields.tsx'

/** One range of a day for those who only read it. */
export function RangeText({ row }: { readonly row: WeekRow }): ReactNode {
  const labels = useLabels()
  const moments = useMoments()
  return (
    <li className="hours-range" data-kind={row.kind}>
      <p>
        <b>
          {moments.clock(row.start)}–{moments.clock(row.end)}
        </b>{' '}
        {labels(`enumeration.AvailabilityKind.${row.kind}`)}
      </p>
      <RangeMore row={row} />
    </li>
  )
}
