import type { Recurrence } from '#generated/types/recurrence.ts'
import { readDay, writeDay } from '#shared/time/day-number.ts'

/** The rule that ends before a day; one that begins on it has only its first. */
export function endedBefore(recurrence: Recurrence, day: string): Recurrence {
  const last = readDay(day) - 1
  const end = last < readDay(recurrence.start) ? { count: 1 } : { until: writeDay(last) }
  return { ...recurrence, end }
}
