import type { Appointment } from '#generated/types/appointment.ts'
import type { Booking } from '#shared/scheduling/find-clashes.ts'
import { busySpan } from './book-slots.ts'

/** As much of an appointment as says whose time it takes: the patients who have not cancelled for themselves. */
export function bookingOf(appointment: Appointment): Booking {
  const patients = (appointment.attendees ?? []).filter(
    ({ subject, status }) => subject.resourceType === 'Patient' && status !== 'cancelled',
  )
  return {
    id: appointment.id,
    status: appointment.status,
    span: busySpan(appointment),
    practitioners: [appointment.owner.id],
    patients: patients.map(({ subject }) => subject.id),
    rooms: [],
  }
}
