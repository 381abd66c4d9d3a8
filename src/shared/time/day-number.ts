/** A day of the Gregorian calendar in numbers: months from 1 to 12. */
export type DayOfCalendar = { readonly year: number; readonly month: number; readonly day: number }

const daysOfEra = 146_097
const marchBased = 719_468

/**
 * How many days lie between 1970-01-01 and the date, negative before it: arithmetic with whole numbers for whoever walks over
 * thousands of days. The year is counted from March, so that a leap day is its last.
 */
export function dayNumberOf({ year, month, day }: DayOfCalendar): number {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * daysOfEra + dayOfEra - marchBased
}

/** The date that lies so many days after 1970-01-01. */
export function dayOfNumber(dayNumber: number): DayOfCalendar {
  const days = dayNumber + marchBased
  const era = Math.floor(days / daysOfEra)
  const dayOfEra = days - era * daysOfEra
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / (daysOfEra - 1))) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day }
}

/** The number of a day written `YYYY-MM-DD`. */
export function readDay(text: string): number {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number)
  return dayNumberOf({ year, month, day })
}

/** The day of a number, written `YYYY-MM-DD`. */
export function writeDay(dayNumber: number): string {
  const { year, month, day } = dayOfNumber(dayNumber)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** ISO weekday of a day's number: 1 is Monday, 7 Sunday. */
export function weekdayOfNumber(dayNumber: number): number {
  return ((((dayNumber + 3) % 7) + 7) % 7) + 1
}

/** How many days a month has. */
export function daysInMonth(year: number, month: number): number {
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
  return dayNumberOf({ ...next, day: 1 }) - dayNumberOf({ year, month, day: 1 })
}
