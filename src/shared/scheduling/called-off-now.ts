import type { Appointment } from '#generated/types/appointment.ts'
import type { Cancellation } from '#generated/types/cancellation.ts'
import { milliseconds } from '#shared/time/span.ts'

/** How long before its start a visit is called off late. */
const lateHours = 24

type Moment = {
  readonly now: string
  readonly start: Appointment['start']
  readonly by: Cancellation['by'] | null
}

/** A cancellation that is said now: with its moment, its author and how late it came; what was late when it was called off once before is not late by that. */
export function calledOffNow(
  { lateMinutes: _former, ...said }: Cancellation,
  { now, start, by }: Moment,
): Cancellation {
  const minutesLeft = start ? Math.floor((milliseconds(start) - milliseconds(now)) / 60_000) : lateHours * 60
  const isLate = minutesLeft >= 0 && minutesLeft < lateHours * 60
  return { ...said, at: now, ...(by && { by }), ...(isLate && { lateMinutes: minutesLeft }) }
}
