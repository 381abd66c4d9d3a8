import { Temporal } from 'temporal-polyfill'
import { fromMilliseconds, milliseconds, type Span } from './span.ts'
import { zoneStretch } from './zone-stretch.ts'

/** A clock face and a calendar page: `YYYY-MM-DD`, `HH:MM`, ISO weekday 1 (Monday) to 7, minutes since local midnight's clock face. */
export type LocalMoment = {
  readonly date: string
  readonly time: string
  readonly weekday: number
  readonly minuteOfDay: number
}

/** True for a name of the IANA time zone database that this machine knows. */
export function isZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
    return !/^[+-]/.test(zone)
  } catch {
    return false
  }
}

/** What calendar and clock on the wall of this zone show at the moment. */
export function localMoment(instant: string, zone: string): LocalMoment {
  const moment = milliseconds(instant)
  const face = new Date(moment + zoneStretch(moment, zone).ahead)
  const written = face.toISOString()
  const middle = written.indexOf('T')
  return {
    date: written.slice(0, middle),
    time: written.slice(middle + 1, middle + 6),
    weekday: face.getUTCDay() === 0 ? 7 : face.getUTCDay(),
    minuteOfDay: face.getUTCHours() * 60 + face.getUTCMinutes(),
  }
}

/** The calendar day of the moment in the zone: the service date of a session that starts then. */
export function localDate(instant: string, zone: string): string {
  return localMoment(instant, zone).date
}

/** What became of a clock time that was typed for a zone. */
export type ZonedMoment = {
  readonly instant: string
  /** `gap`: this time did not exist and was moved forward; `fold`: it came twice and the first was taken. */
  readonly oddity: 'none' | 'gap' | 'fold'
}

/**
 * The moment of a local date and clock time. A time that daylight saving leaves out is moved forward by the gap;
 * of one that comes twice the first is taken, or the second when `pass` says so (`src/shared/rules/README.md`, "Time").
 */
export function momentOf(
  { date, time }: { readonly date: string; readonly time: string },
  zone: string,
  pass: 'first' | 'second' = 'first',
): ZonedMoment {
  const wanted = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time))
  const first = wanted.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const second = wanted.toZonedDateTime(zone, { disambiguation: 'later' })
  if (first.epochMilliseconds === second.epochMilliseconds) return placed(first, 'none')

  const exists = first.toPlainDateTime().equals(wanted)
  if (!exists) return placed(second, 'gap')
  return placed(pass === 'first' ? first : second, 'fold')
}

function placed(moment: Temporal.ZonedDateTime, oddity: ZonedMoment['oddity']): ZonedMoment {
  return { instant: moment.toInstant().toString(), oddity }
}

/** The span of a calendar day in a zone: 23, 24 or 25 hours. */
export function daySpan(date: string, zone: string): Span {
  const key = `${date} ${zone}`
  const known = days.get(key)
  if (known) return known
  const day = Temporal.PlainDate.from(date)
  const span = { start: startOf(day, zone), end: startOf(day.add({ days: 1 }), zone) }
  if (days.size >= mostDays) days.clear()
  days.set(key, span)
  return span
}

/** Days that were asked for lately; each row of a calendar asks for its own again. */
const days = new Map<string, Span>()
const mostDays = 2_000

function startOf(day: Temporal.PlainDate, zone: string): string {
  return fromMilliseconds(day.toZonedDateTime(zone).epochMilliseconds)
}

/** The same moment with the zone's own offset written out, e.g. `2026-03-04T10:00:00-06:00`. */
export function withOffset(instant: string, zone: string): string {
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(zone)
    .toString({ timeZoneName: 'never', calendarName: 'never' })
}
