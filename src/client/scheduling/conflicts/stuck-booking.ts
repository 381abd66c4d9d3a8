import { isFull } from '#client/scheduling/booking/state/is-full.ts'
import { waitingAppointments } from '#client/scheduling/owed/waiting-appointments.ts'
import type { StuckEntry } from '#client/sync/outbox/ledger.ts'
import type { Appointment } from '#generated/types/appointment.ts'

/** A booking that could not be stored, as it was entered, and whether a person's word is enough to book it all the same. */
export type StuckBooking = {
  readonly entry: StuckEntry
  readonly booked: Appointment
  /** `taken`: it meets something beside which it may be booked. `full`: beside that nothing is booked. `refused`: for another reason. */
  readonly because: 'taken' | 'full' | 'refused'
}

/** Of what waits for a person, the bookings; but for those that were taken back before the server refused them. */
export function stuckBookings(entries: readonly StuckEntry[]): readonly StuckBooking[] {
  return entries.flatMap((entry) => {
    const { pending } = entry
    if (!isBooking(entry) || isTakenBack(entry)) return []
    return waitingAppointments([pending]).map((booked) => ({ entry, booked, because: becauseOf(entry) }))
  })
}

/** Of what waits for a person, the bookings on which nobody has to decide any more. */
export function bookingsTakenBack(entries: readonly StuckEntry[]): readonly StuckEntry[] {
  return entries.filter((entry) => isBooking(entry) && isTakenBack(entry))
}

function isBooking({ pending }: StuckEntry): boolean {
  return pending.kind === 'create' && pending.type === 'Appointment'
}

function isTakenBack({ pending }: StuckEntry): boolean {
  return pending.kind === 'create' && pending.body.status === 'entered-in-error'
}

function becauseOf({ failure }: StuckEntry): StuckBooking['because'] {
  if (failure.kind !== 'conflict' || (failure.findings ?? []).length === 0) return 'refused'
  return isFull(failure) ? 'full' : 'taken'
}
