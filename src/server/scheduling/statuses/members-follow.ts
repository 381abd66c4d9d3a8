import type { Appointment } from '#generated/types/appointment.ts'
import type { Attendee } from '#generated/types/attendee.ts'

/** Who is expected at a meeting or is there already; everybody else has their own reason. */
const comes: readonly Attendee['status'][] = [undefined, 'booked', 'arrived', 'checked-in']

/**
 * A meeting of a group that is called off is called off for everybody who was expected, with its reason, in one act (workflows: Group
 * appointments); when that is taken back, those come back who were called off by it, and nobody else.
 */
export function membersFollow(wanted: Appointment, before: Appointment | undefined): Appointment {
  const { isGroup, status, attendees, cancellation } = wanted
  if (!isGroup || !attendees || status === before?.status) return wanted
  if (status === 'cancelled' && cancellation)
    return { ...wanted, attendees: attendees.map((each) => calledOff(each, cancellation)) }
  const withdrawn = before?.status === 'cancelled' ? before.cancellation : undefined
  if (!withdrawn?.at) return wanted
  return { ...wanted, attendees: attendees.map((each) => backAgain(each, withdrawn)) }
}

function calledOff(attendee: Attendee, cancellation: NonNullable<Attendee['cancellation']>): Attendee {
  if (attendee.subject.resourceType !== 'Patient' || !comes.includes(attendee.status)) return attendee
  return { ...attendee, status: 'cancelled', cancellation }
}

function backAgain(attendee: Attendee, withdrawn: NonNullable<Attendee['cancellation']>): Attendee {
  const { cancellation, ...rest } = attendee
  const isByIt = cancellation?.at === withdrawn.at && cancellation?.reason.code === withdrawn.reason.code
  return attendee.status === 'cancelled' && isByIt ? { ...rest, status: 'booked' } : attendee
}
