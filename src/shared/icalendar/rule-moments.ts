import { dayNumberOf, dayOfNumber, daysInMonth, weekdayOfNumber } from '#shared/time/day-number.ts'
import { type ClockMoment, compareClock, daySeconds } from './clock-moment.ts'
import type { RecurrenceRule, RuleWeekday } from './recurrence-rule.ts'

/** How much may still be worked out, in looked-at days; shared by all rules of a file, so that no file is a lot of work. */
export type Fuel = { left: number }

/** From which day on moments are wanted, the last one, the end that the rule itself says by the clock of its start, and how much may be worked out. */
export type RuleBounds = {
  readonly from: number
  readonly through: number
  readonly until?: ClockMoment | undefined
  readonly fuel: Fuel
}

/**
 * The moments of a rule by the clock, in their order, from the first wanted day (or some before it) through the last one: by
 * RFC 5545, 3.3.10, the start itself only where the rule gives it, as libical does. Ends early when the fuel is spent.
 */
export function* ruleMoments(
  rule: RecurrenceRule,
  start: ClockMoment,
  bounds: RuleBounds,
): Generator<ClockMoment> {
  const { through, until = { day: through, second: daySeconds } } = bounds
  const last =
    compareClock(until, { day: through, second: daySeconds }) < 0
      ? until
      : { day: through, second: daySeconds }
  let left = rule.count ?? Number.POSITIVE_INFINITY
  for (const moment of endlessly(rule, start, bounds)) {
    if (left <= 0 || compareClock(moment, last) > 0) return
    left -= 1
    yield moment
  }
}

/** What the rule gives from its start on, whatever ends it but the wanted days and the fuel. */
function* endlessly(
  rule: RecurrenceRule,
  start: ClockMoment,
  { from, through, fuel }: RuleBounds,
): Generator<ClockMoment> {
  const whole = withUsual(rule, start)
  const times = timesOf(rule, start)
  for (let step = firstStep(rule, start, from); fuel.left > 0; step += rule.interval) {
    const { first, length } = periodOf(rule, start, step)
    if (first > through) return
    const moments = momentsOf(whole, range(first, length), times)
    fuel.left -= length + times.length + moments.length
    yield* moments.filter((moment) => compareClock(moment, start) >= 0)
  }
}

/** The moments of one period. */
function momentsOf(
  rule: RecurrenceRule,
  days: readonly number[],
  times: readonly number[],
): readonly ClockMoment[] {
  const given = days.filter((day) => isIn(rule, day))
  return chosen(
    given.flatMap((day) => times.map((second) => ({ day, second }))),
    rule.positions,
  )
}

/** What a rule says of days, with that of the start where it says nothing. */
function withUsual(rule: RecurrenceRule, { day }: ClockMoment): RecurrenceRule {
  const { frequency, months, weekNumbers, yearDays, monthDays, weekdays } = rule
  const saysDays = [weekNumbers, yearDays, monthDays, weekdays].some((each) => each.length > 0)
  const { month, day: monthDay } = dayOfNumber(day)
  if (frequency === 'WEEKLY' && weekdays.length === 0)
    return { ...rule, weekdays: [{ weekday: weekdayOfNumber(day), nth: undefined }] }
  if (
    frequency === 'YEARLY' &&
    weekNumbers.length > 0 &&
    yearDays.length + monthDays.length + weekdays.length === 0
  )
    return { ...rule, weekdays: [{ weekday: weekdayOfNumber(day), nth: undefined }] }
  if (saysDays || frequency === 'DAILY' || frequency === 'WEEKLY') return rule
  const usualMonths = frequency === 'YEARLY' && months.length === 0 ? [month] : months
  return { ...rule, months: usualMonths, monthDays: [monthDay] }
}

function timesOf({ hours, minutes, seconds }: RecurrenceRule, { second }: ClockMoment): readonly number[] {
  const or = (said: readonly number[], usual: number) => (said.length > 0 ? said : [Math.floor(usual)])
  const times = or(hours, second / 3600).flatMap((hour) =>
    or(minutes, (second / 60) % 60).flatMap((minute) =>
      or(seconds, second % 60).map((each) => hour * 3600 + minute * 60 + Math.min(each, 59)),
    ),
  )
  return times
}

/** The last step before the wanted days; a rule that counts is followed from its start. */
function firstStep(rule: RecurrenceRule, { day }: ClockMoment, from: number): number {
  const { frequency, interval, count } = rule
  if (count !== undefined || from <= day) return 0
  const one = { ...dayOfNumber(day), year: firstYear(rule, day) }
  const other = dayOfNumber(from)
  const steps = {
    YEARLY: other.year - one.year,
    MONTHLY: (other.year - one.year) * 12 + other.month - one.month,
    WEEKLY: Math.floor((from - day) / 7),
    DAILY: from - day,
  }[frequency]
  return Math.max(0, Math.floor(steps / interval) - 1) * interval
}

/** The year in which a rule begins: one of week numbers begins in that to which the week of its start belongs. */
function firstYear({ weekNumbers, weekStart }: RecurrenceRule, day: number): number {
  return dayOfNumber(weekNumbers.length > 0 ? startOfWeek(day, weekStart) + 3 : day).year
}

type Period = { readonly first: number; readonly length: number }

function periodOf(rule: RecurrenceRule, { day }: ClockMoment, step: number): Period {
  const { frequency, weekStart } = rule
  const { month } = dayOfNumber(day)
  const year = firstYear(rule, day)
  if (frequency === 'DAILY') return { first: day + step, length: 1 }
  if (frequency === 'WEEKLY') return { first: startOfWeek(day, weekStart) + step * 7, length: 7 }
  if (frequency === 'MONTHLY') {
    const months = month - 1 + step
    const at = { year: year + Math.floor(months / 12), month: (months % 12) + 1 }
    return { first: dayNumberOf({ ...at, day: 1 }), length: daysInMonth(at.year, at.month) }
  }
  if (rule.weekNumbers.length === 0) return yearOf(year + step)
  const first = firstWeek(year + step, weekStart)
  return { first, length: firstWeek(year + step + 1, weekStart) - first }
}

function yearOf(year: number): Period {
  const first = dayNumberOf({ year, month: 1, day: 1 })
  return { first, length: dayNumberOf({ year: year + 1, month: 1, day: 1 }) - first }
}

function startOfWeek(day: number, weekStart: number): number {
  return day - ((weekdayOfNumber(day) - weekStart + 7) % 7)
}

function isIn(rule: RecurrenceRule, day: number): boolean {
  const { months, monthDays, weekNumbers, weekdays, yearDays } = rule
  const { year, month, day: ofMonth } = dayOfNumber(day)
  if (months.length > 0 && !months.includes(month)) return false
  const inMonth = { place: ofMonth, length: daysInMonth(year, month) }
  if (monthDays.length > 0 && !isCounted(monthDays, inMonth)) return false
  if (weekdays.length > 0 && !weekdays.some(({ weekday }) => weekday === weekdayOfNumber(day))) return false
  if (weekNumbers.length > 0 && !isCounted(weekNumbers, weekOf(day, rule.weekStart))) return false
  const { first, length } = yearOf(year)
  const inYear = { place: day - first + 1, length }
  if (yearDays.length > 0 && !isCounted(yearDays, inYear)) return false
  return isAnyWeekday(weekdays, day, isOfYear(rule) ? inYear : inMonth)
}

/** Where something stands among so many, from 1. */
type Place = { readonly place: number; readonly length: number }

/** Counted from the beginning, or from the end by negative numbers. */
function isCounted(numbers: readonly number[], { place, length }: Place): boolean {
  return numbers.includes(place) || numbers.includes(place - length - 1)
}

/** The third Monday is one of the year only where no months are named. */
function isOfYear({ frequency, months }: RecurrenceRule): boolean {
  return frequency === 'YEARLY' && months.length === 0
}

function isAnyWeekday(weekdays: readonly RuleWeekday[], day: number, place: Place): boolean {
  return weekdays.length === 0 || weekdays.some((each) => isWeekday(each, day, place))
}

function isWeekday({ weekday, nth }: RuleWeekday, day: number, { place, length }: Place): boolean {
  if (weekdayOfNumber(day) !== weekday) return false
  if (nth === undefined) return true
  return nth > 0 ? Math.ceil(place / 7) === nth : Math.ceil((length - place + 1) / 7) === -nth
}

/** The number of a day's week in the year that has most of it, and how many weeks that year has. */
function weekOf(day: number, weekStart: number): Place {
  const week = startOfWeek(day, weekStart)
  const { year } = dayOfNumber(week + 3)
  const first = firstWeek(year, weekStart)
  return { place: (week - first) / 7 + 1, length: (firstWeek(year + 1, weekStart) - first) / 7 }
}

function firstWeek(year: number, weekStart: number): number {
  return startOfWeek(dayNumberOf({ year, month: 1, day: 4 }), weekStart)
}

/** Some of a period's moments by their places in it; all where none are said. */
function chosen(moments: readonly ClockMoment[], positions: readonly number[]): readonly ClockMoment[] {
  if (positions.length === 0) return moments
  return moments.filter((_, index) => isCounted(positions, { place: index + 1, length: moments.length }))
}

function range(first: number, length: number): readonly number[] {
  return Array.from({ length }, (_, index) => first + index)
}
