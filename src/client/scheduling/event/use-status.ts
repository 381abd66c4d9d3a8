import { usePermissions } from '#client/api/permissions.ts'
import { useWorld } from '#client/ui/world.ts'
import type { AppointmentStatus } from '#generated/enumerations/appointment-status.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { openRequest } from '#shared/scheduling/acceptance/open-request.ts'
import { needsCheckIn, offeredStatuses } from '#shared/scheduling/appointment-lifecycle.ts'
import { statusSince } from '#shared/scheduling/status-since.ts'
import { useGraceMinutes } from './use-grace-minutes.ts'
import { useStatusChange } from './use-status-change.ts'

/** Not offered as a button: a visit waits for acceptance only when it is booked so. */
const unasked: readonly AppointmentStatus[] = ['pending', 'waitlist', 'fulfilled']

/** While a booking waits, its answers stand in their own part of the panel. */
const answers: readonly AppointmentStatus[] = ['booked', 'cancelled']

/** A meeting is as its people are: whether they are here, were missed or are expected is said of each of them. */
function isMadeByPeople(
  { isGroup, status, attendees = [] }: Appointment,
  wanted: AppointmentStatus,
): boolean {
  if (!isGroup || attendees.every(({ subject }) => subject.resourceType !== 'Patient')) return false
  const isOpen = status === 'booked' || status === 'arrived' || status === 'checked-in'
  return isOpen && ['booked', 'arrived', 'checked-in', 'noshow'].includes(wanted)
}

/** The statuses that this appointment may take now, and the way to one; the server has the last word. */
export function useStatus(appointment: Appointment, hasSignedNote: boolean) {
  const graceMinutes = useGraceMinutes()
  const { instant } = useWorld()
  const { may, mayMove } = usePermissions()
  const offeredTo = (known: Appointment) =>
    may('Appointment:Update')
      ? offeredStatuses({ ...factsOf(known), hasSignedNote, graceMinutes }, instant())
      : []
  const { change, isChanging, failure } = useStatusChange(
    appointment,
    (now, status) => offeredTo(now).includes(status) && mayMove('Appointment', status),
  )
  const isAsked = (status: AppointmentStatus) =>
    !unasked.includes(status) &&
    !(openRequest(appointment) && answers.includes(status)) &&
    !isMadeByPeople(appointment, status) &&
    mayMove('Appointment', status)
  return { offered: offeredTo(appointment).filter(isAsked), change, isChanging, failure }
}

function factsOf(appointment: Appointment) {
  const { status, start, timezone, cancellation } = appointment
  return {
    from: status,
    start,
    timezone,
    since: statusSince(appointment),
    hasFinishedSession: false,
    needsCheckIn: needsCheckIn(appointment),
    hasCancellation: cancellation !== undefined,
  }
}
