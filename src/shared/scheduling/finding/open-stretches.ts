import type { Weekday } from '#generated/enumerations/weekday.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { weekdayOf } from '#shared/time/calendar.ts'
import { dayClock } from './day-clock.ts'
import { openMinutes, type VisitWanted } from './open-minutes.ts'
import { holds, joined, type Stretch } from './stretch.ts'

/** The hours in which a place opens, by weekday; none: nobody said, so it is open. */
export type PlaceHours = readonly {
  readonly weekday: Weekday
  readonly start: string
  readonly end: string
}[]

/** Somebody or something that is open at some times: a person of the staff, or a room. */
export type Openable = {
  readonly id: string
  readonly timezone: string
  /** The active ones; whoever has some is open only on days that one of them is for. */
  readonly schedules: readonly Schedule[]
  /** Openable hours of a room, or of its site. */
  readonly hours: PlaceHours
  /** What it is open for on a day for which nobody said hours. */
  readonly usual: (weekday: number) => readonly Stretch[]
}

/** What surrounds the days: the practice's holidays, and what the time is for. */
export type OpeningBounds = { readonly holidays: readonly string[]; readonly visit: VisitWanted }

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** When it is open on these days, in milliseconds: by its schedule and its hours, never on a holiday. What goes on over midnight is one. */
export function openStretches(
  opening: Openable,
  dates: readonly string[],
  bounds: OpeningBounds,
): readonly Stretch[] {
  return joined(
    dates.flatMap((date) => {
      const moment = dayClock(date, opening.timezone)
      return openOn(opening, date, bounds).map(({ from, to }) => ({ from: moment(from), to: moment(to) }))
    }),
  )
}

/** The minutes of one day in which it is open. */
export function openOn(
  opening: Openable,
  date: string,
  { holidays, visit }: OpeningBounds,
): readonly Stretch[] {
  if (holidays.includes(date)) return []
  const own = ownMinutes(opening, date, visit)
  const open = hoursOn(opening.hours, date)
  return own.flatMap(({ from, to }) =>
    open
      .map((hours) => ({ from: Math.max(from, hours.from), to: Math.min(to, hours.to) }))
      .filter((each) => each.from < each.to),
  )
}

/** The schedule that is for this day. */
export function scheduleOn(schedules: readonly Schedule[], date: string): Schedule | undefined {
  return schedules.find(
    ({ period }) =>
      (period?.start ?? date).slice(0, 10) <= date && date <= (period?.end ?? date).slice(0, 10),
  )
}

function ownMinutes({ schedules, usual }: Openable, date: string, visit: VisitWanted): readonly Stretch[] {
  const schedule = scheduleOn(schedules, date)
  if (!schedule) return schedules.length > 0 ? [] : usual(weekdayOf(date))

  const open = openMinutes(schedule, date, visit)
  const isUnsaid = (schedule.availability ?? []).length === 0 && holds(open, wholeDay)
  return isUnsaid ? usual(weekdayOf(date)) : open
}

const wholeDay: Stretch = { from: 0, to: 1440 }

function hoursOn(hours: PlaceHours, date: string): readonly Stretch[] {
  if (hours.length === 0) return [wholeDay]
  const weekday = weekdays[weekdayOf(date) - 1]
  return hours
    .filter((each) => each.weekday === weekday)
    .map(({ start, end }) => ({ from: minuteOf(start), to: end === '00:00' ? 1440 : minuteOf(end) }))
}

/** Minutes since midnight of `HH:MM`. */
function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
