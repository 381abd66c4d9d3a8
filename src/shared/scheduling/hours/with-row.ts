import type { Weekday } from '#generated/enumerations/weekday.ts'
import type { Availability } from '#generated/types/availability.ts'
import { rowMinutes } from './row-minutes.ts'
import { type ScheduleRows, usualWeek } from './usual-week.ts'

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
