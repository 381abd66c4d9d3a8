const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/
const dateTimePattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/
const durationPattern = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Days since 1970-01-01 of an answered calendar day `YYYY-MM-DD`; nothing when there is no such day. */
export function dayNumber(date: string): number | undefined {
  const [, year, month, day] = (datePattern.exec(date) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  return isDay(year, month, day) ? daysFromCivil(year, month, day) : undefined
}

/** The calendar day `YYYY-MM-DD` that lies so many days after 1970-01-01. */
export function dateOfDay(days: number): string {
  const shifted = days + 719468
  const era = Math.floor(shifted / 146097)
  const dayOfEra = shifted - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

/** Milliseconds since 1970 of an RFC 3339 date-time with offset; nothing when it is none. */
export function instantOf(dateTime: string): number | undefined {
  const [, date, hours, minutes, seconds, fraction, offset] = dateTimePattern.exec(dateTime) ?? []
  const days = date === undefined ? undefined : dayNumber(date)
  if (days === undefined || offset === undefined) return undefined

  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds ?? 0)]
  const shift = offsetMinutes(offset)
  if (hour > 23 || minute > 59 || second > 59 || shift === undefined) return undefined
  return (
    ((days * 24 + hour) * 60 + minute - shift) * 60_000 +
    second * 1000 +
    Math.floor(Number(fraction ?? 0) * 1000)
  )
}

/** True for `HH:MM` between 00:00 and 23:59. */
export function isTime(value: string): boolean {
  return timePattern.test(value)
}

/** Seconds of a duration `H:MM:SS`; nothing when it is none. */
export function durationSeconds(value: string): number | undefined {
  const [, hours, minutes, seconds] = durationPattern.exec(value) ?? []
  return hours === undefined ? undefined : (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
}

/** A duration `H:MM:SS` of so many whole minutes. */
export function durationOf(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${pad(minutes % 60, 2)}:00`
}

/** True for a year, a year and month, a day, or a day and time that exist (`YYYY`, `YYYY-MM`, `YYYY-MM-DD`, `…T…`). */
export function isApproximate(value: string): boolean {
  if (/^\d{4}$/.test(value)) return true
  if (/^\d{4}-\d{2}$/.test(value)) return dayNumber(`${value}-01`) !== undefined

  const [date = '', time] = value.split('T')
  if (dayNumber(date) === undefined) return false
  return time === undefined || isTime(time) || instantOf(value) !== undefined
}

function daysFromCivil(year: number, month: number, day: number): number {
  const shiftedYear = month <= 2 ? year - 1 : year
  const era = Math.floor(shiftedYear / 400)
  const yearOfEra = shiftedYear - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146097 + dayOfEra - 719468
}

function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return day <= (month === 2 && isLeap ? 29 : (lengths[month - 1] ?? 0))
}

function offsetMinutes(offset: string): number | undefined {
  if (offset === 'Z') return 0
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(4, 6))]
  if (hours > 23 || minutes > 59) return undefined
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
