import type { Appointment } from '#generated/types/appointment.ts'
import type { Reference } from '#generated/types/reference.ts'
import { localMoment } from '#shared/time/local-moment.ts'
import { whereOf } from './booked-place.ts'
import { type BookingFields, isWithPatient } from './booking-fields.ts'

/** What a person would enter to book this appointment: who, what, with whom, when, how long and where, and what was said of it. */
export function fieldsOf(appointment: Appointment): Partial<BookingFields> {
  const { start, timezone, duration, owner, location, mode, kind, title } = appointment
  const at = start && localMoment(start, timezone)
  return {
    kind: kind === 'Reminder' ? 'Block' : kind,
    ...(isWithPatient(kind) ? whomIn(appointment) : { title: title ?? '' }),
    ...(at && { date: at.date, time: at.time }),
    ownerId: owner.id,
    ownerLabel: owner.display ?? '',
    minutes: duration,
    hasOwnMinutes: true,
    mode,
    locationId: location?.id ?? '',
    ...whereOf(appointment),
    ...besidesIn(appointment),
    description: appointment.description ?? '',
  }
}

function whomIn({ isGroup, group, serviceType, episodeOfCare, attendees = [] }: Appointment) {
  const serviceId = serviceType?.id ?? ''
  if (isGroup) return { isOfGroup: true, groupId: group?.id ?? '', serviceId }
  const patient = attendees.find(({ subject }) => subject.resourceType === 'Patient')?.subject
  return {
    patientId: patient?.id ?? '',
    patientLabel: patient?.display ?? '',
    episodeId: episodeOfCare?.id ?? '',
    serviceId,
  }
}

/** Who of the staff and which rooms and vehicles are booked along. */
function besidesIn({ attendees = [], resources = [] }: Appointment) {
  const staff = attendees.filter(({ kind }) => kind === 'Practitioner')
  return {
    alsoWith: staff.map(({ subject: { id, display = '' } }) => ({ id, display })),
    resourceIds: resources.map(({ id }) => id),
  }
}

/** What such a booking is of, by name: for when nobody can be asked what there is. */
export function namedIn({ program, serviceType, location, group }: Appointment): readonly Reference[] {
  return [program, serviceType, location, group].flatMap((each) => each ?? [])
}
