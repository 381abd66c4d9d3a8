import { dayNumberOf, dayOfNumber, daysInMonth } from '#shared/time/day-number.ts'
import { milliseconds } from '#shared/time/span.ts'

/** Seconds of a day of the clock. */
export const daySeconds = 86_400

/** A day and a clock time that nobody has put into a zone yet: days since 1970-01-01, seconds since midnight. */
export type ClockMoment = { readonly day: number; readonly second: number }

/** A value of a DATE or a DATE-TIME: without a clock time it is a whole day, with `Z` it is in UTC. */
export type ReadMoment = ClockMoment & { readonly kind: 'day' | 'clock' | 'utc' }

const written = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z)?)?$/

/** A DATE or DATE-TIME of RFC 5545 (3.3.4, 3.3.5); undefined for a day or clock time that no calendar has. A time without seconds is read too. */
export function readMoment(text: string): ReadMoment | undefined {
  const found = written.exec(text.trim().toUpperCase())
  if (!found) return undefined
  const [, year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.map(Number)
  const isDay = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  const seconds = Number.isNaN(second) ? 0 : second
  if (!isDay) return undefined
  const at = dayNumberOf({ year, month, day })
  if (found[4] === undefined) return { kind: 'day', day: at, second: 0 }
  if (hour > 23 || minute > 59 || seconds > 60) return undefined
  const kind = found[7] === undefined ? 'clock' : 'utc'
  return { kind, day: at, second: hour * 3600 + minute * 60 + Math.min(seconds, 59) }
}

/** A moment in UTC as a DATE-TIME. */
export function writeInstant(instant: string): string {
  const seconds = Math.floor(milliseconds(instant) / 1000)
  const day = Math.floor(seconds / daySeconds)
  return `${writeClock({ day, second: seconds - day * daySeconds })}Z`
}

/** A day `YYYY-MM-DD` as a DATE. */
export function writeDate(day: string): string {
  return day.replaceAll('-', '')
}

/** A clock moment as a DATE-TIME without a zone, `20260304T090000`. */
export function writeClock({ day, second }: ClockMoment): string {
  const { year, month, day: ofMonth } = dayOfNumber(day)
  const two = (value: number) => String(value).padStart(2, '0')
  const time = [second / 3600, (second / 60) % 60, second % 60].map((each) => two(Math.floor(each))).join('')
  return `${String(year).padStart(4, '0')}${two(month)}${two(ofMonth)}T${time}`
}

const length = /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** A DURATION (RFC 5545, 3.3.6) in days, which follow the clock, and seconds, which do not; undefined where it is none. */
export function readDuration(text: string): { readonly days: number; readonly seconds: number } | undefined {
  const found = length.exec(text.trim().toUpperCase())
  if (!found || !/\d/.test(text)) return undefined
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(2)
    .map((each) => Number(each ?? 0))
  const sign = found[1] === '-' ? -1 : 1
  return { days: sign * (weeks * 7 + days), seconds: sign * (hours * 3600 + minutes * 60 + seconds) }
}

/** One after the other. */
export function compareClock(one: ClockMoment, other: ClockMoment): number {
  return one.day - other.day || one.second - other.second
}
