import type { Appointment } from '#generated/types/appointment.ts'
import type { Attendee } from '#generated/types/attendee.ts'
import type { Context } from '#server/operations/handler.ts'
import { milliseconds } from '#shared/time/span.ts'

type Status = Appointment['status'] | undefined

/** An appointment whose patients come, are checked in or have not come after all: the server says when, so that everybody counts the same waiting time. What a device that was offline says of the past holds. */
export function withArrival(
  context: Context,
  wanted: Appointment,
  before: Appointment | undefined,
): Appointment {
  const attendees = wanted.attendees?.map((each) => attendeeOf(context, each, { wanted, before }))
  const next = attendees ? { ...wanted, attendees } : wanted
  if (wanted.isGroup || wanted.status === before?.status) return next
  if (isHere(wanted.status)) return { ...next, checkIn: checkInOf(context, wanted) }
  if (wanted.status !== 'booked' || !wanted.checkIn) return next
  const { checkIn: _checkIn, ...rest } = next
  return rest
}

function checkInOf(
  context: Context,
  { status, checkIn = {} }: Appointment,
): NonNullable<Appointment['checkIn']> {
  const { checkedInAt, by, ...told } = checkIn
  const arrivedAt = past(context, told.arrivedAt)
  if (status === 'arrived') return { ...told, arrivedAt }
  const profile = context.actor.profile ?? by
  return { ...told, arrivedAt, checkedInAt: past(context, checkedInAt), ...(profile && { by: profile }) }
}

type Change = { readonly wanted: Appointment; readonly before: Appointment | undefined }

function attendeeOf(context: Context, attendee: Attendee, { wanted, before }: Change): Attendee {
  if (attendee.subject.resourceType !== 'Patient') return attendee
  const was = before?.attendees?.find(({ id }) => id === attendee.id)?.status
  if (was === attendee.status) return attendee
  const isTakenBack = attendee.status === 'booked' && isHere(was)
  if (!isTakenBack && !isHere(attendee.status)) return attendee
  const { arrivedAt: said, ...rest } = attendee
  const arrivedAt = isTakenBack ? undefined : arrivedIn(context, wanted, said)
  return arrivedAt === undefined ? rest : { ...rest, arrivedAt }
}

/** When somebody came. Of a meeting that is over it is what is said of its time: that nobody has noted it is not that they came now. */
function arrivedIn(
  context: Context,
  { isGroup, start, end }: Appointment,
  said: string | undefined,
): string | undefined {
  if (!isGroup || !start || !end || milliseconds(end) > context.now.milliseconds) return past(context, said)
  const isInIt =
    said !== undefined && milliseconds(start) <= milliseconds(said) && milliseconds(said) <= milliseconds(end)
  if (isInIt || said === undefined) return said
  const recent = past(context, said)
  return recent === said ? said : undefined
}

/** What is said of the last day, else now. */
function past({ now }: Context, said: string | undefined): string {
  if (said === undefined) return now.iso
  const age = now.milliseconds - milliseconds(said)
  return age >= 0 && age < 24 * 3_600_000 ? said : now.iso
}

function isHere(status: Status): boolean {
  return status === 'arrived' || status === 'checked-in'
}
