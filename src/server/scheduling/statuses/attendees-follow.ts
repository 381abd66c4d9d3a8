import type { Appointment } from '#generated/types/appointment.ts'
import type { Attendee } from '#generated/types/attendee.ts'

/** Statuses that a person who takes part can have too. */
const shared: readonly string[] = ['booked', 'arrived', 'checked-in', 'fulfilled', 'noshow', 'cancelled']

/** In an individual visit the patient's own status follows the appointment's; in a group each attendee has the own one. */
export function attendeesFollow(wanted: Appointment, before: Appointment | undefined): Appointment {
  if (
    wanted.isGroup ||
    !wanted.attendees ||
    wanted.status === before?.status ||
    !shared.includes(wanted.status)
  )
    return wanted

  // The statuses of an attendee are among those of an appointment.
  const status = wanted.status as NonNullable<Attendee['status']>
  const attendees = wanted.attendees.map((each) =>
    each.subject.resourceType === 'Patient' ? { ...each, status } : each,
  )
  return { ...wanted, attendees }
}
