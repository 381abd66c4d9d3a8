import type { AvailabilityKind } from '#generated/enumerations/availability-kind.ts'
import { offHours } from '#shared/scheduling/off-hours.ts'
import type { WeekRow } from './usual-week.ts'

/** A part of a day as it is drawn: minutes, and what they are open for. */
export type DayBar = { readonly from: number; readonly to: number; readonly kind: AvailabilityKind }

/** Any Monday: the rows of a day of the usual week are looked at as if they were for it. */
const someMonday = '2024-01-01'

/** What the rows of one day of the usual week leave of it, as the calendar will show it; time that nobody said anything of is left out. */
export function dayBars(rows: readonly WeekRow[]): readonly DayBar[] {
  const availability = rows
    .filter(({ start, end }) => start !== '' && end !== '')
    .map(({ id, kind, start, end }) => ({ id, kind, start, end, weekday: 'Monday' }) as const)
  if (availability.length === 0) return []
  const off = offHours({ availability }, someMonday)
  const edges = [0, ...off.flatMap(({ from, to }) => [from, to]), 1440]
  const open = edges.flatMap((from, index): readonly DayBar[] => {
    const to = edges[index + 1]
    return index % 2 === 0 && to !== undefined && from < to ? [{ from, to, kind: 'Available' }] : []
  })
  const said = off.flatMap(({ from, to, kind }) => (kind === 'Closed' ? [] : [{ from, to, kind }]))
  return [...open, ...said].toSorted((one, other) => one.from - other.from)
}
