import { daySpan, localDate } from '#shared/time/local-moment.ts'

const zone = 'America/Chicago'
const minute = 60_000

/** A moment close to now, in milliseconds, on this day of the test practice: around midnight as close as that day allows, with eleven minutes left before its end. */
export function ofToday(at: number): number {
  const { start, end } = daySpan(localDate(new Date().toISOString(), zone), zone)
  return Math.min(Math.max(at, Date.parse(start)), Date.parse(end) - 11 * minute)
}
