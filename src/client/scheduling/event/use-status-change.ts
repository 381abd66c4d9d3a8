import { useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { isSilent } from '#client/scheduling/acts/is-silent.ts'
import { asOwed, isOwed, oweAppointment } from '#client/scheduling/owed/owed-appointments.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { notify } from '#client/ui/notices.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { AppointmentStatus } from '#generated/enumerations/appointment-status.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { diff } from '#shared/patch/diff.ts'

/** What is changed together with a status. */
export type StatusChange = Pick<Appointment, 'status'> & {
  readonly cancellation?: NonNullable<Appointment['cancellation']>
  readonly noShow?: NonNullable<Appointment['noShow']>
}

/** Whether an appointment as it is now may take a status, by its lifecycle and by who is asking. */
type MayTake = (now: Appointment, status: AppointmentStatus) => boolean

/**
 * The way of an appointment to another status: told with the way back where there is one, and kept on this device while nobody
 * answers, as a move is.
 */
export function useStatusChange(appointment: Appointment, mayTake: MayTake) {
  const words = useWords()
  const labels = useLabels()
  const keep = useKeepStatus()
  const [isChanging, setChanging] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()
  const statusOf = ({ status }: Appointment) => labels(`enumeration.AppointmentStatus.${status}`)

  const goBack = async (now: Appointment, before: Appointment): Promise<void> => {
    const outcome = await send('appointment.patch', patchOf(now, takenBack(now, before)))
    if (outcome.ok) return notify(words('scheduling.status-is', { status: statusOf(before) }))
    notify(words('scheduling.status-not-back'))
    refreshAnswers('Appointment')
  }
  const tell = (now: Appointment, before: Appointment): void =>
    notify(
      words('scheduling.status-is', { status: statusOf(now) }),
      mayTake(now, before.status)
        ? { label: words('scheduling.status-back'), act: () => goBack(now, before), isUndo: true }
        : undefined,
    )
  const keepNow = async (after: Appointment): Promise<boolean> => {
    const before = asOwed(appointment)
    const isKept = await keep(before, after)
    if (!isKept) {
      notify(words('scheduling.status-not-kept'))
      return false
    }
    notify(words('scheduling.status-kept', { status: statusOf(after) }), {
      label: words('scheduling.status-back'),
      isUndo: true,
      act: async () => {
        if (await keep(after, before)) notify(words('scheduling.status-is', { status: statusOf(before) }))
      },
    })
    return true
  }

  /** Answers whether it has that status now, or will have it once the server answers. */
  const change = async (wanted: StatusChange): Promise<boolean> => {
    // What waits already is followed by what is wanted later.
    if (isSilent() || isOwed(appointment.id)) return keepNow({ ...asOwed(appointment), ...wanted })
    const after = { ...appointment, ...wanted }
    setChanging(true)
    const outcome = await send('appointment.patch', patchOf(appointment, after))
    setChanging(false)
    if (!outcome.ok && isSilent(outcome.failure)) return keepNow(after)
    setFailure(outcome.ok ? undefined : outcome.failure)
    if (outcome.ok) tell(outcome.value, appointment)
    return outcome.ok
  }
  return { change, isChanging, failure }
}

/** Writes a change of an appointment on this device, and shows it so. Answers whether it is kept. */
function useKeepStatus() {
  const outbox = useOutbox()
  return async (before: Appointment, after: Appointment): Promise<boolean> => {
    const written = await outbox.write({ kind: 'patch', type: 'Appointment', id: before.id, before, after })
    if (written.ok) oweAppointment(after)
    return written.ok
  }
}

/** As it is now, in the status of before and with what belonged to that. */
function takenBack(now: Appointment, before: Appointment): Appointment {
  const { cancellation: _, noShow: __, ...kept } = now
  const { status, cancellation, noShow } = before
  return { ...kept, status, ...(cancellation && { cancellation }), ...(noShow && { noShow }) }
}

function patchOf(appointment: Appointment, wanted: Appointment) {
  const { id, meta } = appointment
  return { id, versionId: meta.versionId, operations: diff(appointment, wanted) }
}
