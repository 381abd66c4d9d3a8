import { Temporal } from 'temporal-polyfill'

/** The calendar day so many days later, earlier when negative. */
export function plusDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** ISO weekday: 1 is Monday, 7 Sunday. */
export function weekdayOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek
}

/** How many days lie from the one calendar day to the other; negative when it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days
}

/** How many working days come after `from`, up to and including `to`: no Saturday, no Sunday, no holiday. */
export function businessDaysBetween(from: string, to: string, holidays: readonly string[]): number {
  const length = Math.max(0, daysBetween(from, to))
  const days = Array.from({ length }, (_, index) => plusDays(from, index + 1))
  return days.filter((day) => weekdayOf(day) <= 5 && !holidays.includes(day)).length
}

/** True for a calendar day that exists, `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text
  } catch {
    return false
  }
}

const short = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
const writers = { en: new Intl.DateTimeFormat('en', short), es: new Intl.DateTimeFormat('es', short) }

/** A calendar day as a language writes it, `Mar 4, 2026`; what is no day stays as it is. */
export function writtenDay(day: string, language: 'en' | 'es'): string {
  if (!isCalendarDay(day)) return day
  return writers[language].format(Temporal.PlainDate.from(day).toZonedDateTime('UTC').epochMilliseconds)
}

/**
 * Full years of age on a day. A birth date that is known to the year or month only counts from the period's last day,
 * so that nobody is taken for older than he may be; undefined when it cannot be read or lies ahead.
 */
export function ageOn(birth: string, date: string): number | undefined {
  const born = latestDayOf(birth)
  if (born === undefined || born > date) return undefined

  const years = Number(date.slice(0, 4)) - Number(born.slice(0, 4))
  return date.slice(4) < born.slice(4) ? years - 1 : years
}

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** The last day of a period that exists: a year, a month or a day. */
function latestDayOf(approximate: string): string | undefined {
  const [, year, month = '12', day] =
    /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(approximate.slice(0, 10)) ?? []
  const last = year === undefined ? undefined : lastOfMonth(Number(year), Number(month))
  if (last === undefined || Number(day ?? 1) < 1 || Number(day ?? 1) > last) return undefined
  return `${year}-${month}-${day ?? last}`
}

function lastOfMonth(year: number, month: number): number | undefined {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeap ? 29 : monthDays[month - 1]
}

/** Two approximate dates at the precision that both have; `isCertain` is false when one is known to the year or month only and they agree so far. */
export function compareApproximate(
  one: string,
  other: string,
): { readonly order: -1 | 0 | 1; readonly isCertain: boolean } {
  const length = Math.min(one.length, other.length, 10)
  const a = one.slice(0, length)
  const b = other.slice(0, length)
  if (a === b) return { order: 0, isCertain: length === 10 }
  return { order: a < b ? -1 : 1, isCertain: true }
}
