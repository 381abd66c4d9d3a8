import type { Group } from '#generated/types/group.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { AppointmentCreate } from '#generated/types/resources.ts'
import { momentOf } from '#shared/time/local-moment.ts'
import { plusMinutes } from '#shared/time/span.ts'
import { bookedPeople } from './booked-people.ts'
import { bookedPlace } from './booked-place.ts'
import { type BookingFields, isWithPatient, whomOf } from './booking-fields.ts'
import { reference } from './reference.ts'

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
