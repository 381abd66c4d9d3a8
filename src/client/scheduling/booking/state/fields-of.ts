import type { Appointment } from '#generated/types/appointment.ts'
import type { Reference } from '#generated/types/reference.ts'
import { localMoment } from '#shared/time/local-moment.ts'
import { type BookingFields, isWithPatient } from './booking-fields.ts'

/** What a person would enter to book this appointment: who, what, with whom, when, how long and where, and what was said of it. */
export function fieldsOf(appointment: Appointment): Partial<BookingFields> {
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
    ...(at && { date: at.date, time: at.time }),
    ownerId: owner.id,
    ownerLabel: owner.display ?? '',
    minutes: duration,
    hasOwnMinutes: true,
    mode,
    locationId: location?.id ?? '',
    description: appointment.description ?? '',
  }
}

/** What such a booking is of, by name: for when nobody can be asked what there is. */
export function namedIn({ program, serviceType, location }: Appointment): readonly Reference[] {
  return [program, serviceType, location].flatMap((each) => each ?? [])
}
