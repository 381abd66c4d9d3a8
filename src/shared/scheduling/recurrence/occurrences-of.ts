import type { Recurrence } from '#generated/types/recurrence.ts'
import { readDay, weekdayOfNumber, writeDay } from '#shared/time/day-number.ts'
import { plannedDays } from './planned-days.ts'

/** The most occurrences of one series, those before today among them. */
export const mostOccurrences = 260

/** So many days ahead the appointments of a series are made. */
export const seriesDaysAhead = 180

/** One day of a series: its number within the whole series from 0, the day on which it is, and the day that the rule gave it. */
export type Occurrence = { readonly index: number; readonly day: string; readonly plannedDay: string }

/** What surrounds a series: the last day that is asked for, and the practice's holidays. */
export type SeriesBounds = { readonly through?: string; readonly holidays?: readonly string[] }

/**
 * The days of a series in their order. A count counts what the rule gives, so an exception or a skipped holiday is one of them and
 * leaves a gap; numbers stay with their days whatever is left out. A holiday is kept, left out, or moved to the next day that is
 * neither a Saturday, a Sunday nor a holiday, unless the series is on that day already.
 */
export function occurrencesOf(
  recurrence: Recurrence,
  { through, holidays = [] }: SeriesBounds = {},
): readonly Occurrence[] {
  const planned = plannedWithin(recurrence, through)
  const closed = new Set(holidays.map(readDay))
  const left = new Set((recurrence.exceptions ?? []).map(readDay))
  const taken = new Set(planned)

  return planned.flatMap((plannedDay, index) => {
    const day = left.has(plannedDay) ? undefined : onWorkingDay(plannedDay, { recurrence, closed, taken })
    return day === undefined ? [] : [{ index, day: writeDay(day), plannedDay: writeDay(plannedDay) }]
  })
}

function plannedWithin(recurrence: Recurrence, through: string | undefined): readonly number[] {
  const { count, until } = recurrence.end
  const most = Math.min(count ?? mostOccurrences, mostOccurrences)
  const last = Math.min(...[until, through].flatMap((day) => (day === undefined ? [] : [readDay(day)])))
  const days: number[] = []
  for (const day of plannedDays(recurrence)) {
    if (days.length >= most || day > last) break
    days.push(day)
  }
  return days
}

type Placing = {
  readonly recurrence: Recurrence
  readonly closed: ReadonlySet<number>
  readonly taken: Set<number>
}

function onWorkingDay(day: number, { recurrence, closed, taken }: Placing): number | undefined {
  if (!closed.has(day) || (recurrence.holidays ?? 'Keep') === 'Keep') return day
  if (recurrence.holidays === 'Skip') return undefined

  let next = day + 1
  while (closed.has(next) || weekdayOfNumber(next) > 5) next += 1
  if (taken.has(next)) return undefined
  taken.add(next)
  return next
}
