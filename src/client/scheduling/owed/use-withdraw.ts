import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import { forgetOwed, oweAppointment } from './owed-appointments.ts'
import { isMadeHere } from './waiting-appointments.ts'

/**
 * Takes back a booking that waits: it leaves the outbox, and nobody hears of it. Where it was sent once it may be stored, so it is
 * marked as entered in error behind it, as any other booking is.
 */
export function useWithdraw(): (booked: Appointment) => Promise<void> {
  const words = useWords()
  const outbox = useOutbox()
  return async (booked) => {
    const { id } = booked
    if (await outbox.withdraw('Appointment', id)) {
      forgetOwed(id)
      return notify(words('owed.dropped'))
    }
    const known = await outbox.latest('Appointment', id)
    const before = known && 'meta' in known && !isMadeHere(known) ? known : booked
    const after = { ...before, status: 'entered-in-error' } as const
    const written = await outbox.write({ kind: 'patch', type: 'Appointment', id, before, after })
    if (written.ok) oweAppointment(after)
    notify(words(written.ok ? 'scheduling.book-undone' : 'scheduling.status-not-back'))
  }
}
