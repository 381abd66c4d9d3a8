import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import { whoCame } from './who-came.ts'

/** Says how many are expected at a meeting that is to come, and how many came to one that is on or over. */
export function useWhoCameText(): (
  meeting: Pick<Appointment, 'attendees' | 'status'>,
  isComing: boolean,
) => string {
  const words = useWords()
  return (meeting, isComing) => {
    const { expected, came, missed, cancelled } = whoCame(meeting)
    const counts = isComing
      ? [words('person.expected', { count: expected })]
      : [
          words('person.came', { count: came }),
          words('person.missed', { count: missed }),
          cancelled > 0 && words('person.cancelled', { count: cancelled }),
          expected > 0 && words('person.unsaid', { count: expected }),
        ]
    return counts.filter(Boolean).join(' · ')
  }
}
