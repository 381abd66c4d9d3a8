import { oweAppointment } from '#client/scheduling/owed/owed-appointments.ts'
import { useWithdraw } from '#client/scheduling/owed/use-withdraw.ts'
import { bookedHere } from '#client/scheduling/owed/waiting-appointments.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { AppointmentCreate } from '#generated/types/resources.ts'

/** A booking to be kept: its id is the key by which it is made once. */
export type KeptBooking = {
  readonly id: string
  readonly body: AppointmentCreate
  /** Somebody wants it in spite of what it meets. */
  readonly isConfirmed: boolean
  /** It was sent, and nobody answered. */
  readonly wasSent: boolean
}

/** Keeps a booking on this device while nobody answers, drawn as waiting and with the way back. Answers whether it is kept. */
export function useKeepBooking(): (booking: KeptBooking) => Promise<boolean> {
  const words = useWords()
  const moments = useMoments()
  const outbox = useOutbox()
  const withdraw = useWithdraw()
  return async ({ id, body, isConfirmed, wasSent }) => {
    const written = await outbox.write({
      ...{ kind: 'create', type: 'Appointment', id, body },
      ...(isConfirmed && { isConfirmed }),
      ...(wasSent && { wasSent }),
    })
    if (!written.ok) {
      notify(words('owed.not-kept'))
      return false
    }
    const booked = bookedHere(id, body)
    booked.forEach(oweAppointment)
    const said = body.start
      ? words('owed.kept', { when: moments.dateAndTime(body.start) })
      : words('owed.kept-waiting')
    notify(said, {
      label: words('scheduling.status-back'),
      act: () => booked.forEach(withdraw),
      isUndo: true,
    })
    return true
  }
}
