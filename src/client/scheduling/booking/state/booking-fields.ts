import type { AppointmentKind } from '#generated/enumerations/appointment-kind.ts'
import type { EncounterMode } from '#generated/enumerations/encounter-mode.ts'
import type { Group } from '#generated/types/group.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { AppointmentCreate } from '#generated/types/resources.ts'
import { momentOf } from '#shared/time/local-moment.ts'
import { plusMinutes } from '#shared/time/span.ts'
import { bookedPeople } from './booked-people.ts'
import { type BookedAddress, bookedPlace, type Where } from './booked-place.ts'
import { reference } from './reference.ts'

/** What a time is kept for where no patient comes, the most usual first. */
export const kindsWithoutPatient = ['Block', 'TimeOff', 'Meeting', 'Travel'] as const

/** What can be booked in the calendar. */
export type BookedKind = Extract<AppointmentKind, 'Visit' | 'Intake'> | (typeof kindsWithoutPatient)[number]

/** Whether a patient comes. */
export function isWithPatient(kind: AppointmentKind): boolean {
  return kind === 'Visit' || kind === 'Intake'
}

/** Whom a booking is with: a patient, a group, or nobody who would come. */
export type Whom = 'patient' | 'group' | 'other'

/** Whom a booking is with. */
export function whomOf({ kind, isOfGroup }: Pick<BookingFields, 'kind' | 'isOfGroup'>): Whom {
  if (!isWithPatient(kind)) return 'other'
  return isOfGroup ? 'group' : 'patient'
}

/** What a person enters to book a visit or a meeting of a group, or to keep a time for something else. */
export type BookingFields = {
  readonly kind: BookedKind
  readonly isOfGroup: boolean
  readonly groupId: string
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
  /** Where people meet who meet in person. */
  readonly where: Where
  /** Elsewhere. */
  readonly address: BookedAddress
  /** Who of the staff takes part besides. */
  readonly alsoWith: readonly { readonly id: string; readonly display: string }[]
  /** Rooms and vehicles that are booked too. */
  readonly resourceIds: readonly string[]
  readonly description: string
  /** A series is to be made of it, once it is booked. */
  readonly repeats: boolean
}

/** What the fields become once it is known in which zone and in which program. */
export type BookingContext = {
  readonly timezone: string
  readonly program: Reference | undefined
  /** The group whose meeting it is. */
  readonly group?: Group | undefined
  /** Pending where the owner of the calendar decides on it. */
  readonly status: 'booked' | 'pending'
}

/** The appointment that the fields ask for. A clock time that daylight saving leaves out moves forward by the gap. */
export function bookingOf(fields: BookingFields, context: BookingContext): AppointmentCreate {
  const { kind, date, time, minutes, ownerId, resourceIds } = fields
  const { timezone, status } = context
  const start = momentOf({ date, time }, timezone).instant
  const description = fields.description.trim()
  const attendees = bookedPeople(fields, context.group)
  return {
    status,
    kind,
    start,
    end: plusMinutes(start, minutes),
    timezone,
    duration: minutes,
    isGroup: false,
    owner: reference('Practitioner', ownerId),
    ...bookedPlace(fields),
    ...(resourceIds.length > 0 && { resources: resourceIds.map((id) => reference('Location', id)) }),
    ...(description === '' ? {} : { description }),
    ...(isWithPatient(kind) ? visitOf(fields, context) : timeOf(fields)),
    ...(attendees.length > 0 && { attendees }),
  }
}

function visitOf(fields: BookingFields, { program, group }: BookingContext) {
  const isOfGroup = whomOf(fields) === 'group'
  return {
    mode: fields.mode,
    serviceType: reference('HealthcareService', fields.serviceId),
    ...(program ? { program: reference('Program', program.id) } : {}),
    ...(isOfGroup
      ? { isGroup: true, ...(group && { group: reference('Group', group.id) }) }
      : enrollmentOf(fields)),
  } as const
}

function enrollmentOf({ episodeId }: BookingFields) {
  return episodeId === '' ? {} : { episodeOfCare: reference('EpisodeOfCare', episodeId) }
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
  ['/group', 'groupId'],
  ['/serviceLocation', 'where'],
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
