import { useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { AppointmentStatus } from '#generated/enumerations/appointment-status.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { diff } from '#shared/patch/diff.ts'
import { openRequest } from '#shared/scheduling/acceptance/open-request.ts'
import { offeredStatuses } from '#shared/scheduling/appointment-lifecycle.ts'
import { useGraceMinutes } from './use-grace-minutes.ts'

/** What is changed together with a status. */
export type StatusChange = Pick<Appointment, 'status'> & {
  readonly cancellation?: NonNullable<Appointment['cancellation']>
  readonly noShow?: NonNullable<Appointment['noShow']>
}

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
  const words = useWords()
  const labels = useLabels()
  const graceMinutes = useGraceMinutes()
  const { instant } = useWorld()
  const { may, mayMove } = usePermissions()
  const [isChanging, setChanging] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()
  const facts = {
    from: appointment.status,
    start: appointment.start,
    timezone: appointment.timezone,
    since: appointment.meta.lastModified,
    hasSignedNote,
    hasFinishedSession: false,
    hasCancellation: appointment.cancellation !== undefined,
    graceMinutes,
  }
  const offered = may('Appointment:Update') ? offeredStatuses(facts, instant()) : []

  /** Answers whether it has that status now. */
  const change = async (wanted: StatusChange): Promise<boolean> => {
    setChanging(true)
    const { id, meta } = appointment
    const operations = diff(appointment, { ...appointment, ...wanted })
    const outcome = await send('appointment.patch', { id, versionId: meta.versionId, operations })
    setChanging(false)
    setFailure(outcome.ok ? undefined : outcome.failure)
    if (outcome.ok)
      announce(
        words('scheduling.status-is', { status: labels(`enumeration.AppointmentStatus.${wanted.status}`) }),
      )
    return outcome.ok
  }

  const isAsked = (status: AppointmentStatus) =>
    !unasked.includes(status) &&
    !(openRequest(appointment) && answers.includes(status)) &&
    !isMadeByPeople(appointment, status) &&
    mayMove('Appointment', status)
  return { offered: offered.filter(isAsked), change, isChanging, failure }
}
