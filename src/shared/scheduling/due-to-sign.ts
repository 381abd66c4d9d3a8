import { plusDays, weekdayOf } from '#shared/time/calendar.ts'
import { daySpan, localDate, momentOf } from '#shared/time/local-moment.ts'
import { fromMilliseconds, milliseconds } from '#shared/time/span.ts'

/** How the practice counts the time to sign: `noteSignWarningTimeout` in hours, its own zone and its holidays. */
export type SigningClock = {
  readonly hours: number
  readonly includesWeekends: boolean
  readonly timezone: string
  readonly holidays: readonly string[]
}

/** By which clock a practice counts: its zone, its weekends and its holidays. */
export function signingClock({
  sessionToSignIncludesWeekends: includesWeekends,
  timezone,
  holidayDates,
}: ClockPreferences): Omit<SigningClock, 'hours'> {
  return { includesWeekends, timezone, holidays: holidayDates ?? [] }
}

type ClockPreferences = {
  readonly sessionToSignIncludesWeekends: boolean
  readonly timezone: string
  readonly holidayDates?: readonly string[] | undefined
}

/** When a session counts as over: its end, or 23:59 of its day when it has no clock times. */
export function sessionEnd(session: {
  readonly end?: string | undefined
  readonly serviceDate: string
  readonly timezone: string
}): string {
  return session.end ?? momentOf({ date: session.serviceDate, time: '23:59' }, session.timezone).instant
}

/** The moment up to which a note is on time (`noteSignWarningTimeout` in schemas/resources/practice-preferences.json). Without weekends, Saturdays, Sundays and holidays of the practice stop the clock. */
export function dueToSign(end: string, clock: SigningClock): string {
  const length = clock.hours * 3_600_000
  if (clock.includesWeekends) return fromMilliseconds(milliseconds(end) + length)

  let at = milliseconds(end)
  let left = length
  let day = localDate(end, clock.timezone)
  while (true) {
    const dayEnd = milliseconds(daySpan(day, clock.timezone).end)
    const counts = countsAsWorking(day, clock.holidays)
    if (counts && at + left <= dayEnd) return fromMilliseconds(at + left)
    if (counts) left -= dayEnd - at
    at = dayEnd
    day = plusDays(day, 1)
  }
}

/** Until when a step may wait that has hours of its own: counted from the signature before it; nothing where it has none, or nothing waits yet. */
export function stepDue(
  since: string | undefined,
  { maxHours }: { readonly maxHours?: number | undefined },
  clock: Omit<SigningClock, 'hours'>,
): string | undefined {
  if (since === undefined || maxHours === undefined) return undefined
  return dueToSign(since, { ...clock, hours: maxHours })
}

function countsAsWorking(day: string, holidays: readonly string[]): boolean {
  return weekdayOf(day) <= 5 && !holidays.includes(day)
}
