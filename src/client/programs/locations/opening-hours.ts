import { type Weekday, weekdays } from '#generated/enumerations/weekday.ts'
import type { Location } from '#generated/types/location.ts'

/** Days in a row with the same hours, `08:00–12:00, 13:00–17:00`. */
export type OpeningHours = { readonly first: Weekday; readonly last: Weekday; readonly hours: string }

/** Opening hours from Monday on, days in a row with the same hours as one. */
export function openingHours(rows: NonNullable<Location['hours']>): readonly OpeningHours[] {
  const days = weekdays.map((day) => ({
    day,
    hours: rows
      .filter(({ weekday }) => weekday === day)
      .toSorted((one, other) => one.start.localeCompare(other.start))
      .map(({ start, end }) => `${start}–${end}`)
      .join(', '),
  }))
  const firsts = days.filter(({ hours }, index) => hours !== '' && days[index - 1]?.hours !== hours)
  return firsts.map(({ day: first, hours }) => {
    const rest = days.slice(weekdays.indexOf(first))
    const end = rest.findIndex((each) => each.hours !== hours)
    const last = rest[end === -1 ? rest.length - 1 : end - 1]?.day ?? first
    return { first, last, hours }
  })
}
