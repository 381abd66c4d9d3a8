import type { TimeOfDay } from '#generated/enumerations/time-of-day.ts'
import type { Weekday } from '#generated/enumerations/weekday.ts'
import { weekdayOf } from '#shared/time/calendar.ts'

/** When somebody would like to come; what is not said is no wish. Judged by when it starts, and the clock where it takes place. */
export type TimeWishes = {
  readonly weekdays?: readonly Weekday[] | undefined
  readonly timeOfDay?: readonly TimeOfDay[] | undefined
  /** Starts at the earliest, `HH:MM`. */
  readonly notBefore?: string | undefined
  /** Is over at the latest, `HH:MM`. */
  readonly notAfter?: string | undefined
  /** The first and the last day. */
  readonly earliest?: string | undefined
  readonly latest?: string | undefined
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const noon = 12 * 60
const fivePm = 17 * 60

/** True where somebody would come on this day. */
export function fitsDay({ weekdays: wished = [], earliest, latest }: TimeWishes, date: string): boolean {
  const weekday = weekdays[weekdayOf(date) - 1]
  if (date < (earliest ?? date) || date > (latest ?? date)) return false
  return wished.length === 0 || (weekday !== undefined && wished.includes(weekday))
}

/** True where somebody would come at this minute of a day, for so long. */
export function fitsClock(wishes: TimeWishes, start: number, minutes: number): boolean {
  const { timeOfDay = [], notBefore, notAfter } = wishes
  if (notBefore !== undefined && start < minuteOf(notBefore)) return false
  if (notAfter !== undefined && start + minutes > minuteOf(notAfter)) return false
  return timeOfDay.length === 0 || timeOfDay.includes(partOfDay(start))
}

/** Morning is before noon, evening from five. */
function partOfDay(minute: number): TimeOfDay {
  if (minute < noon) return 'Morning'
  return minute < fivePm ? 'Afternoon' : 'Evening'
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
