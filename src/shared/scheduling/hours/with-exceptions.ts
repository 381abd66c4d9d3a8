import type { Schedule } from '#generated/types/schedule.ts'
import { daysBetween, isCalendarDay, plusDays } from '#shared/time/calendar.ts'
import type { ScheduleRows } from './usual-week.ts'

type Exception = NonNullable<Schedule['exceptions']>[number]

/** So many days at most are entered at once. */
export const mostExceptionDays = 92

/** With the same exception on each day from the first to the last, in the order of days. What stood there with the same times is replaced. */
export function withExceptions<Hours extends ScheduleRows>(
  hours: Hours,
  exception: Exception,
  until: string,
): Hours {
  const days = daysFrom(exception.date, until)
  const isSame = (each: Exception) =>
    days.includes(each.date) && each.start === exception.start && each.end === exception.end
  const kept = (hours.exceptions ?? []).filter((each) => !isSame(each))
  const added = days.map((date) => ({ ...exception, date }))
  const exceptions = [...kept, ...added].toSorted((one, other) => one.date.localeCompare(other.date))
  return { ...hours, exceptions }
}

/** Without the exception at this place. */
export function withoutException<Hours extends ScheduleRows>(hours: Hours, at: number): Hours {
  return { ...hours, exceptions: (hours.exceptions ?? []).filter((_, index) => index !== at) }
}

/** The days from the first to the last; the first alone where nothing else is a day behind it. */
function daysFrom(first: string, last: string): readonly string[] {
  const length = isCalendarDay(last) ? Math.max(0, daysBetween(first, last)) : 0
  return Array.from({ length: Math.min(mostExceptionDays, length + 1) }, (_, index) => plusDays(first, index))
}
