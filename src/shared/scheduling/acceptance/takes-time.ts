import type { Appointment } from '#generated/types/appointment.ts'
import { milliseconds } from '#shared/time/span.ts'

type Timed = Pick<Appointment, 'status' | 'start' | 'end' | 'owner'>

/** Statuses in which an appointment has, or had, its place in the owner's calendar. */
const placed: readonly Appointment['status'][] = [
  'pending',
  'booked',
  'arrived',
  'checked-in',
  'fulfilled',
  'noshow',
]

/** True where a change gives an appointment time in its owner's calendar that it did not have, or makes its agreed time asked for again; what only becomes shorter takes nothing. */
export function takesTime(before: Timed | undefined, wanted: Timed): boolean {
  if (!before || !placed.includes(before.status) || isMoved(before, wanted))
    return placed.includes(wanted.status)
  return (before.status === 'pending') !== (wanted.status === 'pending')
}

/** True where it lies in another calendar, or reaches out of the time that it had. */
export function isMoved(before: Timed, wanted: Timed): boolean {
  if (before.owner.id !== wanted.owner.id) return true
  if (!before.start || !before.end || !wanted.start || !wanted.end) return true
  return (
    milliseconds(wanted.start) < milliseconds(before.start) ||
    milliseconds(wanted.end) > milliseconds(before.end)
  )
}
