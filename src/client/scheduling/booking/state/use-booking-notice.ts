import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { isWithPatient } from '#client/scheduling/booking/state/booking-fields.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import { diff } from '#shared/patch/diff.ts'

/** Tells that something is booked, with the way back for who may take it: it is marked as entered in error, so that nothing of it is lost. */
export function useBookingNotice(): (booked: Appointment) => void {
  const words = useWords()
  const { may, mayMove } = usePermissions()
  const mayUndo = may('Appointment:Update') && mayMove('Appointment', 'entered-in-error')

  const undo = async (booked: Appointment) => {
    const { id, meta } = booked
    const operations = diff(booked, { ...booked, status: 'entered-in-error' })
    const outcome = await send('appointment.patch', { id, versionId: meta.versionId, operations })
    notify(words(outcome.ok ? 'scheduling.book-undone' : 'scheduling.status-not-back'))
    if (!outcome.ok) refreshAnswers('Appointment')
  }
  return (booked) =>
    notify(
      words(noticeOf(booked)),
      mayUndo ? { label: words('scheduling.status-back'), act: () => undo(booked), isUndo: true } : undefined,
    )
}

function noticeOf({ status, kind }: Appointment) {
  if (status === 'pending') return 'acceptance.asked'
  return isWithPatient(kind) ? 'scheduling.booked' : 'scheduling.time-kept'
}
