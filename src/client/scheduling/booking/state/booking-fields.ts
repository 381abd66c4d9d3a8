import type { AppointmentKind } from '#generated/enumerations/appointment-kind.ts'
import type { EncounterMode } from '#generated/enumerations/encounter-mode.ts'
import type { BookedAddress, Where } from './booked-place.ts'

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
