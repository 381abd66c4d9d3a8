import type { HolidayHandling } from '#generated/enumerations/holiday-handling.ts'
import type { Recurrence as Frequency } from '#generated/enumerations/recurrence.ts'
import { type Weekday, weekdays } from '#generated/enumerations/weekday.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import type { Recurrence } from '#generated/types/recurrence.ts'
import {
  mostOccurrences,
  occurrencesOf,
  seriesDaysAhead,
} from '#shared/scheduling/recurrence/occurrences-of.ts'
import { isCalendarDay, plusDays, weekdayOf } from '#shared/time/calendar.ts'
import { dayOfNumber, daysInMonth, readDay } from '#shared/time/day-number.ts'

/** How a day is told within its month: by its number, as the last one, or as the nth of its weekday. */
export type MonthPlace = 'day' | 'last-day' | 'weekday' | 'last-weekday'

/** What a person enters to repeat an appointment. */
export type RepeatFields = {
  readonly frequency: Frequency
  readonly interval: number
  readonly weekdays: readonly Weekday[]
  readonly place: MonthPlace
  readonly ends: 'count' | 'until'
  readonly count: number
  readonly until: string
  readonly holidays: HolidayHandling
}

/** What the fields become once it is known on which day the series begins, and in which zone. */
export type RepeatStart = { readonly day: string; readonly timezone: string }

/** The fewest and the most that can be entered. */
export const repeatLimits = { interval: 52, fewest: 2, most: mostOccurrences } as const

/** What is entered at first: weekly on the day of the appointment, ten times, holidays left out. */
export function usualRepeat(day: string): RepeatFields {
  return {
    frequency: 'Weekly',
    interval: 1,
    weekdays: [ownWeekday(day)],
    place: monthPlaces(day)[0] ?? 'day',
    ends: 'count',
    count: 10,
    until: plusDays(day, 84),
    holidays: 'Skip',
  }
}

/** The weekday of a day. */
export function ownWeekday(day: string): Weekday {
  return weekdays[weekdayOf(day) - 1] ?? 'Monday'
}

/** The ways to tell a day within its month that come back to this very day; a fifth weekday is only told as the last. */
export function monthPlaces(day: string): readonly MonthPlace[] {
  const { date, length, nth } = withinMonth(day)
  const places: readonly (readonly [MonthPlace, boolean])[] = [
    ['day', date < 31],
    ['last-day', date === length],
    ['weekday', nth <= 4],
    ['last-weekday', date + 7 > length],
  ]
  return places.flatMap(([place, isFitting]) => (isFitting ? [place] : []))
}

/** The rule that the fields ask for. */
export function recurrenceOf(fields: RepeatFields, { day, timezone }: RepeatStart): Recurrence {
  const { frequency, interval, ends, count, until, holidays } = fields
  return {
    frequency,
    ...(interval > 1 && { interval }),
    ...daysOf(fields, day),
    start: day,
    end: ends === 'count' ? { count } : { until },
    holidays,
    timezone,
  }
}

/** True when the series is longer than the days ahead for which its appointments are made now. */
export function goesOn(recurrence: Recurrence, today: string): boolean {
  const last = occurrencesOf({ ...recurrence, holidays: 'Keep' }).at(-1)
  return last !== undefined && last.day > plusDays(today, seriesDaysAhead)
}

/** What is wrong with a field, by its name. */
export function repeatProblems(
  { interval, ends, count, until }: RepeatFields,
  { day }: RepeatStart,
): { readonly [Field in 'interval' | 'count' | 'until']?: MessageId } {
  const { fewest, most } = repeatLimits
  return {
    ...(!isWithin(interval, 1, repeatLimits.interval) && { interval: 'series.interval-wrong' }),
    ...(ends === 'count' && !isWithin(count, fewest, most) && { count: 'series.count-wrong' }),
    ...(ends === 'until' && !(isCalendarDay(until) && until > day) && { until: 'series.until-wrong' }),
  }
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}

type DayFields = Pick<Recurrence, 'weekdays' | 'dayOfMonth' | 'nthWeekday' | 'month'>

function daysOf({ frequency, weekdays: chosen, place }: RepeatFields, day: string): DayFields {
  if (frequency === 'Daily') return {}
  if (frequency === 'Weekly') return { weekdays: weekdays.filter((weekday) => chosen.includes(weekday)) }

  const { month, date, nth } = withinMonth(day)
  const weekday = ownWeekday(day)
  const places: { readonly [Place in MonthPlace]: DayFields } = {
    day: { dayOfMonth: date },
    'last-day': { dayOfMonth: 31 },
    weekday: { nthWeekday: { nth, weekday } },
    'last-weekday': { nthWeekday: { nth: -1, weekday } },
  }
  return { ...places[place], ...(frequency === 'Annually' && { month }) }
}

function withinMonth(day: string) {
  const { year, month, day: date } = dayOfNumber(readDay(day))
  return { month, date, length: daysInMonth(year, month), nth: Math.ceil(date / 7) }
}
