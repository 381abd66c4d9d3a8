import { writeDay } from '#shared/time/day-number.ts'
import type { CalendarComponent } from './calendar-component.ts'
import { calendarOccurrences, type EventTrouble } from './calendar-occurrences.ts'
import { daySeconds, readMoment } from './clock-moment.ts'

/** A day, and what it is called. */
export type Holiday = { readonly date: string; readonly name: string }

/** The whole days of a calendar; and how many events have a clock time, and so are no holidays. */
export type Holidays = {
  readonly holidays: readonly Holiday[]
  readonly timed: number
  readonly troubles: readonly EventTrouble[]
}

const mostDays = 31

/**
 * The days of all-day events from one day (`YYYY-MM-DD`) through another, each once, in their order; what is called the same day gets
 * both names. An event of more than 31 days, as a school year, is none.
 */
export function holidaysIn(
  components: readonly CalendarComponent[],
  { from, through }: { readonly from: string; readonly through: string },
): Holidays {
  const [first, last] = [dayOf(from), dayOf(through)]
  const window = { zone: 'UTC', from: first * daySeconds * 1000, to: (last + 1) * daySeconds * 1000 }
  const { events, occurrences, troubles } = calendarOccurrences(components, window)
  const names = new Map<number, Set<string>>()
  for (const { event, clock } of occurrences) {
    if (event.start.kind !== 'day' || event.days > mostDays) continue
    for (let day = clock.day; day < clock.day + event.days; day += 1)
      if (day >= first && day <= last) names.set(day, (names.get(day) ?? new Set()).add(event.summary))
  }
  const holidays = [...names]
    .sort(([one], [other]) => one - other)
    .map(([day, called]) => ({
      date: writeDay(day),
      name: [...called].filter((each) => each !== '').join(', '),
    }))
  return { holidays, timed: events.filter(({ start }) => start.kind !== 'day').length, troubles }
}

function dayOf(date: string): number {
  return readMoment(date.replaceAll('-', ''))?.day ?? 0
}
