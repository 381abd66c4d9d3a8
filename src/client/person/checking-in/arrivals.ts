import type { AppointmentStatus } from '#generated/enumerations/appointment-status.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { ExpectedVisit } from '#generated/types/expected-visit.ts'
import type { Money } from '#generated/types/money.ts'

/** One person who is expected at the desk: a visit, or one of those who come to a group. */
export type Arrival = {
  readonly key: string
  readonly appointment: Appointment
  readonly attendee: string
  readonly patientId: string
  /** What the reader may call the person. */
  readonly who: string | undefined
  readonly status: AppointmentStatus
  readonly arrivedAt: string | undefined
  readonly openPackets: number | undefined
  readonly copay: Money | undefined
}

/** How somebody stands with the desk at a moment. */
export type Standing = 'expected' | 'late' | 'waiting' | 'in-session' | 'over'

/** Everybody who is expected, in the order of time and then of names. */
export function arrivalsOf(visits: readonly ExpectedVisit[]): readonly Arrival[] {
  return visits.flatMap(({ appointment, toDo }) =>
    (appointment.attendees ?? [])
      .filter(({ subject }) => subject.resourceType === 'Patient')
      .map(({ id, subject, status, arrivedAt }): Arrival => {
        const open = toDo.find(({ attendee }) => attendee === id)
        const own = appointment.isGroup && isOpen(appointment.status) ? status : undefined
        return {
          key: `${appointment.id} ${id}`,
          appointment,
          attendee: id,
          patientId: subject.id,
          who: subject.display,
          status: own ?? appointment.status,
          arrivedAt: arrivedAt ?? appointment.checkIn?.arrivedAt,
          openPackets: open?.openPackets,
          copay: open?.copay,
        }
      })
      .toSorted((one, other) => (one.who ?? '').localeCompare(other.who ?? '')),
  )
}

/** A group whose session is over, or called off, is so for each of its people. */
function isOpen(status: AppointmentStatus): boolean {
  return status === 'booked' || isHere(status)
}

function isHere(status: AppointmentStatus): boolean {
  return status === 'arrived' || status === 'checked-in'
}

/** How somebody stands at a moment, in milliseconds since 1970; whoever's session has a beginning waits no more. */
export function standingOf({ status, appointment }: Arrival, now: number): Standing {
  if (isHere(status)) return appointment.encounter ? 'in-session' : 'waiting'
  if (status !== 'booked') return 'over'
  return minutesLate(appointment, now) > 0 ? 'late' : 'expected'
}

/** Whole minutes since the start; not above 0 before it. */
export function minutesLate({ start }: Appointment, now: number): number {
  return start ? Math.floor((now - Date.parse(start)) / 60_000) : 0
}

/** Whole minutes since somebody came; none where nobody has noted when. */
export function minutesWaited({ arrivedAt }: Arrival, now: number): number | undefined {
  return arrivedAt === undefined ? undefined : Math.max(0, Math.floor((now - Date.parse(arrivedAt)) / 60_000))
}

/** The appointment with somebody's status at the desk; in a group the others keep theirs. */
export function withStatus(
  { appointment, attendee }: Arrival,
  status: 'booked' | 'arrived' | 'checked-in',
  checkIn?: Appointment['checkIn'],
): Appointment {
  if (!appointment.isGroup)
    return { ...appointment, status, ...(checkIn && { checkIn: { ...appointment.checkIn, ...checkIn } }) }
  const attendees = appointment.attendees?.map((each) => (each.id === attendee ? { ...each, status } : each))
  return { ...appointment, ...(attendees && { attendees }) }
}
