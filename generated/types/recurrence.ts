// Generated from schemas/types/recurrence.json by npm run generate. Edits are lost.
import type { HolidayHandling } from '../enumerations/holiday-handling.ts'
import type { RecurrenceEnd } from './recurrence-end.ts'
import type { Recurrence as RecurrenceValue } from '../enumerations/recurrence.ts'
import type { TimeZone } from './time-zone.ts'
import type { Weekday } from '../enumerations/weekday.ts'

/** When a series repeats. Times are those of a clock on the wall in its zone: a weekly 10:00 stays 10:00 when clocks change; the interval counts from the start. */
export type Recurrence = {
  readonly frequency: RecurrenceValue
  readonly interval?: number
  readonly weekdays?: readonly Weekday[]
  readonly dayOfMonth?: number
  readonly nthWeekday?: {
    readonly nth: number
    readonly weekday: Weekday
  }
  readonly month?: number
  readonly start: string
  readonly end: RecurrenceEnd
  readonly exceptions?: readonly string[]
  /** What becomes of days that are holidays of the practice; kept where nothing is said. */
  readonly holidays?: HolidayHandling
  readonly timezone: TimeZone
}
