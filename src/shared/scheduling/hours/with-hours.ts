import { type Weekday, weekdays } from '#generated/enumerations/weekday.ts'
import type { Availability } from '#generated/types/availability.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { daysBetween, isCalendarDay, plusDays } from '#shared/time/calendar.ts'
import { rowMinutes } from './row-minutes.ts'
import { type ScheduleRows, usualWeek } from './usual-week.ts'

type Exception = NonNullable<Schedule['exceptions']>[number]

/** With one row changed in place; every other row stays as it is. */
export function withRow<Hours extends ScheduleRows>(hours: Hours, row: Availability): Hours {
  const availability = (hours.availability ?? []).map((each) => (each.id === row.id ? row : each))
  return { ...hours, availability }
}

/** Without one row. */
export function withoutRow<Hours extends ScheduleRows>(hours: Hours, id: string): Hours {
  return { ...hours, availability: (hours.availability ?? []).filter((each) => each.id !== id) }
}

/** With another row on a weekday: the first one is 9 to 5, what follows goes on where the day ended or is a lunch. */
export function withNewRow<Hours extends ScheduleRows>(
  hours: Hours,
  { id, weekday }: { readonly id: string; readonly weekday: Weekday },
): Hours {
  const rows = usualWeek(hours).find((day) => day.weekday === weekday)?.rows ?? []
  const row: Availability = { id, weekday, ...nextTimes(rows) }
  return { ...hours, availability: [...(hours.availability ?? []), row] }
}

function nextTimes(rows: readonly Availability[]): Pick<Availability, 'kind' | 'start' | 'end'> {
  const open = rows.filter(({ kind }) => kind === 'Available')
  if (open.length === 0) return { kind: 'Available', start: '09:00', end: '17:00' }

  const isOverNoon = open.some((row) => {
    const minutes = rowMinutes(row)
    return minutes !== undefined && minutes.from < 720 && minutes.to > 750
  })
  if (isOverNoon && open.length === rows.length) return { kind: 'Unavailable', start: '12:00', end: '12:30' }
  return { kind: 'Available', start: '', end: '' }
}

/** The rows of one weekday on other ones, instead of what stood there. A row keeps what else it says, such as its place. */
export function withDayCopied<Hours extends ScheduleRows>(
  hours: Hours,
  from: Weekday,
  { to, newId }: { readonly to: readonly Weekday[]; readonly newId: () => string },
): Hours {
  const others = to.filter((weekday) => weekday !== from)
  const week = usualWeek(hours)
  const gone = new Set(
    week.flatMap(({ weekday, rows }) => (others.includes(weekday) ? rows.map(({ id }) => id) : [])),
  )
  const rows = week.find(({ weekday }) => weekday === from)?.rows ?? []
  const copies = others.flatMap((weekday) => rows.map((row) => ({ ...row, id: newId(), weekday })))
  const kept = (hours.availability ?? []).filter(({ id }) => !gone.has(id))
  return { ...hours, availability: [...kept, ...copies] }
}

/** Monday to Friday from 9 to 5. */
export function officeHours(newId: () => string): readonly Availability[] {
  return weekdays.slice(0, 5).map((weekday) => {
    return { id: newId(), kind: 'Available', weekday, start: '09:00', end: '17:00' }
  })
}

/** The usual week of somebody else, as the beginning of another one's. */
export function weekCopied(hours: ScheduleRows, newId: () => string): readonly Availability[] {
  return usualWeek(hours).flatMap(({ rows }) => rows.map((row) => ({ ...row, id: newId() })))
}

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
