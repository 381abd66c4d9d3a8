import type { Priority } from '#generated/enumerations/priority.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { milliseconds } from '#shared/time/span.ts'

type Waiting = Pick<Appointment, 'waitlist' | 'created'>

const ranks: { readonly [Level in Priority]: number } = { Urgent: 0, High: 1, Normal: 2, Low: 3 }

/** Who waits more than so many days is to be looked at. */
export const agedDays = 60

/** Since when somebody waits. */
export function waitingSince({ waitlist, created }: Waiting): string {
  return waitlist?.since ?? created
}

/** How many whole days somebody has waited. */
export function daysWaited(row: Waiting, now: string): number {
  return Math.max(0, Math.floor((milliseconds(now) - milliseconds(waitingSince(row))) / 86_400_000))
}

/** The most urgent first, then who waits longest. */
export function waitingOrder(one: Waiting, other: Waiting): number {
  const rank = ({ waitlist }: Waiting) => ranks[waitlist?.priority ?? 'Normal']
  return rank(one) - rank(other) || milliseconds(waitingSince(one)) - milliseconds(waitingSince(other))
}
