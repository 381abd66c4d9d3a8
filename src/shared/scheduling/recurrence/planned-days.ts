import { weekdays } from '#generated/enumerations/weekday.ts'
import type { Recurrence } from '#generated/types/recurrence.ts'
import { dayNumberOf, dayOfNumber, daysInMonth, readDay, weekdayOfNumber } from '#shared/time/day-number.ts'

/** The day after which no series looks for further days: a rule such as the fifth Monday of February may have very few. */
const longestYears = 120

/**
 * The days on which a series falls by its rule alone, as day numbers, one after the other and without end: what ends a series,
 * its exceptions and holidays are judged by `occurrencesOf`. A month that lacks the day is left out; day 31 is the last day of
 * each month; 29 February is 28 in common years; weeks begin on Monday and are counted from that of the start
 * (`src/shared/scheduling/README.md`, "Series").
 */
export function* plannedDays(recurrence: Recurrence): Generator<number> {
  const start = readDay(recurrence.start)
  const last = start + longestYears * 366
  const period = periods[recurrence.frequency]
  const interval = recurrence.interval ?? 1
  for (let step = 0; ; step += interval) {
    const { days, begins } = period(recurrence, step)
    if (begins > last) return
    yield* days.filter((day) => day >= start)
  }
}

/** The days of one period of a rule, and the day on which the period begins. */
type Period = { readonly begins: number; readonly days: readonly number[] }

const periods: {
  readonly [Frequency in Recurrence['frequency']]: (recurrence: Recurrence, step: number) => Period
} = {
  Daily: ({ start }, step) => {
    const day = readDay(start) + step
    return { begins: day, days: [day] }
  },
  Weekly: (recurrence, step) => {
    const start = readDay(recurrence.start)
    const monday = start - weekdayOfNumber(start) + 1 + step * 7
    return { begins: monday, days: chosenWeekdays(recurrence).map((weekday) => monday + weekday - 1) }
  },
  Monthly: (recurrence, step) => {
    const { year, month, day } = dayOfNumber(readDay(recurrence.start))
    const months = month - 1 + step
    return inMonth(recurrence, {
      year: year + Math.floor(months / 12),
      month: (months % 12) + 1,
      usual: day,
    })
  },
  Annually: (recurrence, step) => {
    const { year, month, day } = dayOfNumber(readDay(recurrence.start))
    return inMonth(recurrence, { year: year + step, month: recurrence.month ?? month, usual: day })
  },
}

/** ISO weekdays in their order; that of the start where none is chosen. */
function chosenWeekdays({ weekdays: chosen = [], start }: Recurrence): readonly number[] {
  if (chosen.length === 0) return [weekdayOfNumber(readDay(start))]
  return [...new Set(chosen.map(numberOf))].sort((one, other) => one - other)
}

function numberOf(weekday: (typeof weekdays)[number]): number {
  return weekdays.indexOf(weekday) + 1
}

type Month = { readonly year: number; readonly month: number; readonly usual: number }

function inMonth(recurrence: Recurrence, { year, month, usual }: Month): Period {
  const begins = dayNumberOf({ year, month, day: 1 })
  const length = daysInMonth(year, month)
  const { nthWeekday } = recurrence
  const day = nthWeekday
    ? nthOf(nthWeekday, { first: weekdayOfNumber(begins), length })
    : dayOfMonth(recurrence, { length, month, usual })
  return { begins, days: day === undefined ? [] : [begins + day - 1] }
}

function dayOfMonth(
  { dayOfMonth: chosen, frequency }: Recurrence,
  { length, month, usual }: { readonly length: number; readonly month: number; readonly usual: number },
): number | undefined {
  const wanted = chosen ?? usual
  if (wanted <= length) return wanted
  const isLeapDay = frequency === 'Annually' && month === 2 && wanted === 29
  return chosen === 31 || isLeapDay ? length : undefined
}

/** The nth of a weekday, the last one for -1; undefined where the month has no such. */
function nthOf(
  { nth, weekday }: NonNullable<Recurrence['nthWeekday']>,
  { first, length }: { readonly first: number; readonly length: number },
): number | undefined {
  const firstOne = 1 + ((numberOf(weekday) - first + 7) % 7)
  if (nth === -1) return firstOne + Math.floor((length - firstOne) / 7) * 7
  const day = firstOne + (nth - 1) * 7
  return nth >= 1 && day <= length ? day : undefined
}
