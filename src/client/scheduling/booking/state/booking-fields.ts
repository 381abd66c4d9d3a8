import type { AppointmentKind } from '#generated/enumerations/appointment-kind.ts'
import type { EncounterMode } from '#generated/enumerations/encounter-mode.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { AppointmentCreate } from '#generated/types/resources.ts'
import { momentOf } from '#shared/time/local-moment.ts'
import { plusMinutes } from '#shared/time/span.ts'

/** What a time is kept for where no patient comes, the most usual first. */
export const kindsWithoutPatient = ['Block', 'TimeOff', 'Meeting', 'Travel'] as const

/** What can be booked in the calendar. */
export type BookedKind = Extract<AppointmentKind, 'Visit' | 'Intake'> | (typeof kindsWithoutPatient)[number]

/** Whether a patient comes. */
export function isWithPatient(kind: AppointmentKind): boolean {
  return kind === 'Visit' || kind === 'Intake'
}

/** What a person enters to book a visit, or to keep a time for something else. */
export type BookingFields = {
  readonly kind: BookedKind
  /** What a time without a patient is for. */
  readonly title: string
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
export function bookingOf(fields: BookingFields, context: BookingContext): AppointmentCreate {
  const { kind, date, time, minutes, ownerId, locationId } = fields
  const { timezone, status } = context
  const start = momentOf({ date, time }, timezone).instant
  const description = fields.description.trim()
  return {
    status,
    kind,
    start,
    end: plusMinutes(start, minutes),
    timezone,
    duration: minutes,
    isGroup: false,
    owner: reference('Practitioner', ownerId),
    ...(locationId === '' ? {} : { location: reference('Location', locationId) }),
    ...(description === '' ? {} : { description }),
    ...(isWithPatient(kind) ? visitOf(fields, context) : timeOf(fields)),
  }
}

function visitOf(fields: BookingFields, { program }: BookingContext) {
  const episodeOfCare = fields.episodeId === '' ? undefined : reference('EpisodeOfCare', fields.episodeId)
  return {
    mode: fields.mode,
    serviceType: reference('HealthcareService', fields.serviceId),
    ...(program ? { program: reference('Program', program.id) } : {}),
    ...(episodeOfCare ? { episodeOfCare } : {}),
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
  } as const
}

function timeOf({ title }: BookingFields) {
  return { mode: 'InPerson', ...(title.trim() === '' ? {} : { title: title.trim() }) } as const
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
  ['/kind', 'kind'],
  ['/title', 'title'],
]

function reference(resourceType: string, id: string): Reference {
  return { id, resourceType }
}
