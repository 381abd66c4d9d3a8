import type { Weekday } from '#generated/enumerations/weekday.ts'
import { type ScheduleRows, usualWeek } from './usual-week.ts'

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
