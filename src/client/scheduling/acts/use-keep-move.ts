import { oweAppointment } from '#client/scheduling/owed/owed-appointments.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'

/**
 * The way to another time while nobody answers: the move is kept on this device and sent when somebody does. Answers whether it is
 * kept.
 */
export function useKeepMove(onMoved: (start: string) => void) {
  const words = useWords()
  const moments = useMoments()
  const outbox = useOutbox()

  const write = async (before: Appointment, after: Appointment): Promise<boolean> => {
    const written = await outbox.write({ kind: 'patch', type: 'Appointment', id: before.id, before, after })
    if (!written.ok) {
      notify(words('scheduling.move-not-kept'))
      return false
    }
    oweAppointment(after)
    if (after.start) onMoved(after.start)
    return true
  }

  return async (before: Appointment, after: Appointment): Promise<boolean> => {
    if (!(await write(before, after))) return false
    notify(words('scheduling.move-kept', { when: moments.dateAndTime(after.start ?? '') }), {
      label: words('scheduling.move-back'),
      act: async () => {
        if (await write(after, before)) notify(words('scheduling.moved-back'))
      },
      isUndo: true,
    })
    return true
  }
}
