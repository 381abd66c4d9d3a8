import { RRuleTemporal } from 'rrule-temporal'
import type { Recurrence } from '#generated/types/recurrence.ts'
import { momentOf } from '#shared/time/local-moment.ts'

const shortDays = {
  Monday: 'MO',
  Tuesday: 'TU',
  Wednesday: 'WE',
  Thursday: 'TH',
  Friday: 'FR',
  Saturday: 'SA',
  Sunday: 'SU',
} as const
const frequencies = { Daily: 'DAILY', Weekly: 'WEEKLY', Monthly: 'MONTHLY', Annually: 'YEARLY' } as const

/** For tests: the first moments of a series by another hand: the recurrence as an RFC 5545 rule, expanded by a library. Milliseconds since 1970. */
export function secondRecurrence(
  recurrence: Recurrence,
  { time, most }: { readonly time: string; readonly most: number },
): readonly number[] {
  const begins = `${recurrence.start.replaceAll('-', '')}T${time.replace(':', '')}00`
  const rule = new RRuleTemporal({
    rruleString: `DTSTART;TZID=${recurrence.timezone}:${begins}\nRRULE:${partsOf(recurrence).join(';')}`,
    includeDtstart: false,
  })
  return rule.all((_, count) => count < most).map((moment) => moment.epochMilliseconds)
}

function partsOf(recurrence: Recurrence): readonly string[] {
  const { frequency, interval = 1, weekdays = [], end } = recurrence
  return [
    `FREQ=${frequencies[frequency]}`,
    `INTERVAL=${interval}`,
    'WKST=MO',
    ...(weekdays.length > 0 ? [`BYDAY=${weekdays.map((day) => shortDays[day]).join(',')}`] : []),
    ...dayParts(recurrence),
    ...(end.count === undefined ? [] : [`COUNT=${end.count}`]),
    ...(end.until === undefined ? [] : [`UNTIL=${lastMoment(end.until, recurrence.timezone)}`]),
  ]
}

/** The last second of the day in the zone, as RFC 5545 wants it beside a zone: in UTC. */
function lastMoment(date: string, zone: string): string {
  const { instant } = momentOf({ date, time: '23:59:59' }, zone)
  return instant.replaceAll(/[-:]/g, '')
}

function dayParts(recurrence: Recurrence): readonly string[] {
  const { frequency, nthWeekday, start } = recurrence
  if (frequency !== 'Monthly' && frequency !== 'Annually') return []

  const month = recurrence.month ?? Number(start.slice(5, 7))
  const ofYear = frequency === 'Annually' ? [`BYMONTH=${month}`] : []
  if (nthWeekday) return [...ofYear, `BYDAY=${nthWeekday.nth}${shortDays[nthWeekday.weekday]}`]

  const day = recurrence.dayOfMonth ?? Number(start.slice(8))
  const isLast = recurrence.dayOfMonth === 31 || (ofYear.length > 0 && month === 2 && day === 29)
  return [...ofYear, `BYMONTHDAY=${isLast ? -1 : day}`]
}
