import type { EncounterMode } from '#generated/enumerations/encounter-mode.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { AppointmentCreate } from '#generated/types/resources.ts'
import { momentOf } from '#shared/time/local-moment.ts'
import { plusMinutes } from '#shared/time/span.ts'

/** What a person enters to book a visit. */
export type BookingFields = {
  /** In whose calendar it is booked, and what that person is called. */
  readonly ownerId: string
  readonly ownerLabel: string
  readonly patientId: string
  /** As it was found: the name and the birth date. */
  readonly patientLabel: string
  readonly serviceId: string
  readonly episodeId: string
  readonly date: string
  readonly time: string
  readonly minutes: number
  /** Somebody has typed the minutes: no service sets its usual length any more. */
  readonly hasOwnMinutes: boolean
  readonly mode: EncounterMode
  readonly locationId: string
  readonly description: string
}

/** What the fields become once it is known in which zone and in which program. */
export type BookingContext = {
  readonly timezone: string
  readonly program: Reference | undefined
  /** Pending where the owner of the calendar decides on it. */
  readonly status: 'booked' | 'pending'
}

/** The appointment that the fields ask for. A clock time that daylight saving leaves out moves forward by the gap. */
export function bookingOf(
  fields: BookingFields,
  { timezone, program, status }: BookingContext,
): AppointmentCreate {
  const start = momentOf({ date: fields.date, time: fields.time }, timezone).instant
  const episodeOfCare = fields.episodeId === '' ? undefined : reference('EpisodeOfCare', fields.episodeId)
  return {
    status,
    kind: 'Visit',
    start,
    end: plusMinutes(start, fields.minutes),
    timezone,
    duration: fields.minutes,
    isGroup: false,
    mode: fields.mode,
    owner: reference('Practitioner', fields.ownerId),
    serviceType: reference('HealthcareService', fields.serviceId),
    ...(program ? { program: reference('Program', program.id) } : {}),
    ...(episodeOfCare ? { episodeOfCare } : {}),
    ...(fields.locationId === '' ? {} : { location: reference('Location', fields.locationId) }),
    ...(fields.description.trim() === '' ? {} : { description: fields.description.trim() }),
    attendees: [
      {
        id: 'patient',
        kind: 'Patient',
        subject: reference('Patient', fields.patientId),
        requirement: 'Required',
        status: 'booked',
        ...(episodeOfCare ? { episodeOfCare } : {}),
      },
    ],
  }
}

/** In which field a finding of the server belongs; the others stand above the form. */
export function fieldOf(pointer: string): keyof BookingFields | undefined {
  return fieldsByPointer.find(([start]) => pointer.startsWith(start))?.[1]
}

const fieldsByPointer: readonly (readonly [string, keyof BookingFields])[] = [
  ['/attendees', 'patientId'],
  ['/owner', 'ownerId'],
  ['/serviceType', 'serviceId'],
  ['/episodeOfCare', 'episodeId'],
  ['/start', 'time'],
  ['/end', 'minutes'],
  ['/location', 'locationId'],
  ['/mode', 'mode'],
]

function reference(resourceType: string, id: string): Reference {
  return { id, resourceType }
}
