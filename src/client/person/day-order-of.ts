import type { DayOrder } from '#shared/patients/birth-date-in.ts'

/** The day order of a language: in which order its readers write day and month in digits. */
export function dayOrderOf(locale: string): DayOrder {
  return locale.startsWith('en') ? 'month-first' : 'day-first'
}
