import { type BookingFields, isWithPatient } from '#client/scheduling/booking/state/booking-fields.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { localMoment } from '#shared/time/local-moment.ts'

/** What a booking begins with that is to be the same as this appointment, a week later at the same time: who, what, with whom, how long and where. What was said of this one alone, its description and its status, is left. */
export function copyOf(appointment: Appointment): Partial<BookingFields> {
  const { start, timezone, duration, owner, serviceType, location, mode, kind, title, attendees } =
    appointment
  const at = start && localMoment(start, timezone)
  const patient = attendees?.find(({ subject }) => subject.resourceType === 'Patient')?.subject
  const whom = isWithPatient(kind)
    ? {
        patientId: patient?.id ?? '',
        patientLabel: patient?.display ?? '',
        episodeId: appointment.episodeOfCare?.id ?? '',
        serviceId: serviceType?.id ?? '',
      }
    : { title: title ?? '' }
  return {
    kind: kind === 'Reminder' ? 'Block' : kind,
    ...whom,
    ...(at && { date: plusDays(at.date, 7), time: at.time }),
    ownerId: owner.id,
    ownerLabel: owner.display ?? '',
    minutes: duration,
    hasOwnMinutes: true,
    mode,
    locationId: location?.id ?? '',
  }
}
