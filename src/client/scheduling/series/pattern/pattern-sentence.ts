import type { Moments } from '#client/ui/moments.ts'
import type { Words } from '#client/ui/words.tsx'
import { weekdays } from '#generated/enumerations/weekday.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import type { Recurrence } from '#generated/types/recurrence.ts'
import { weekdayOf } from '#shared/time/calendar.ts'

/** In what a pattern is told: the words, how days are written, and how several are named in one breath. */
export type PatternTelling = {
  readonly words: Words
  readonly moments: Pick<Moments, 'date' | 'dayOfYear' | 'month'>
  readonly list: (names: readonly string[]) => string
}

/** The rule of a series in one plain sentence: how often, on which days, until when, and what becomes of holidays. */
export function patternSentence(recurrence: Recurrence, telling: PatternTelling): string {
  const { words, moments } = telling
  const { end, holidays } = recurrence
  const days = daysSentence(recurrence, telling)
  const pattern = end.until
    ? words('series.until', { pattern: days, day: moments.date(end.until) })
    : words('series.times', { pattern: days, count: end.count ?? 1 })
  if (holidays === undefined || holidays === 'Keep') return pattern
  return words(`series.holidays-${holidays}`, { pattern })
}

function daysSentence(recurrence: Recurrence, telling: PatternTelling): string {
  const { words, list } = telling
  const { frequency, interval: count = 1, start, weekdays: chosen = [] } = recurrence
  if (frequency === 'Daily') return words('series.every-Daily', { count })
  if (frequency === 'Weekly') {
    const own = weekdays[weekdayOf(start) - 1] ?? 'Monday'
    const named = chosen.length > 0 ? weekdays.filter((weekday) => chosen.includes(weekday)) : [own]
    return words('series.every-Weekly', { count, days: list(named.map((day) => words(weekdayId(day)))) })
  }
  const place = placeSentence(recurrence, telling)
  return words(`series.every-${frequency}`, { count, place })
}

/** Where in its month the day is; of a year also in which month. */
export function placeSentence(recurrence: Recurrence, { words, moments }: PatternTelling): string {
  const { frequency, start, nthWeekday, dayOfMonth, month } = recurrence
  const date = dayOfMonth ?? Number(start.slice(8, 10))
  const inMonth = `2000-${padded(month ?? Number(start.slice(5, 7)))}`
  const isOfYear = frequency === 'Annually'
  const monthName = moments.month(`${inMonth}-01`)
  if (nthWeekday) {
    const nth = words(nthId(nthWeekday.nth))
    const weekday = words(weekdayId(nthWeekday.weekday))
    return isOfYear
      ? words('series.place-nth-of', { nth, weekday, month: monthName })
      : words('series.place-nth', { nth, weekday })
  }
  if (date === 31 && !isOfYear) return words('series.place-last')
  if (!isOfYear) return words('series.place-day', { day: date })
  return dayOfMonth === 31
    ? words('series.place-last-of', { month: monthName })
    : words('series.place-date', { day: moments.dayOfYear(`${inMonth}-${padded(date)}`) })
}

/** The word for a weekday within a sentence. */
export function weekdayId(weekday: (typeof weekdays)[number]): MessageId {
  return `series.weekday-${weekday}`
}

/** The word for which of a month: the first to the fifth, else the last. */
function nthId(nth: number): MessageId {
  const known = ([1, 2, 3, 4, 5] as const).find((each) => each === nth)
  return known === undefined ? 'series.nth-last' : `series.nth-${known}`
}

function padded(number: number): string {
  return String(number).padStart(2, '0')
}
