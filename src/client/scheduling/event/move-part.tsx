import { Button } from '@mantine/core'
import { IconCalendarShare, IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useAnswering } from '#client/scheduling/acceptance/use-answering.ts'
import type { AppointmentAct } from '#client/scheduling/acts/appointment-act.ts'
import { useMayCopy } from '#client/scheduling/acts/use-may-copy.ts'
import { useMayMove } from '#client/scheduling/acts/use-may-move.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'

type Props = {
  readonly appointment: Appointment
  readonly onAsk: (act: AppointmentAct) => void
  /** Asks for the same at another time. */
  readonly onCopy: () => void
}

/** Of an appointment in the calendar: the way to another time, where nothing has begun and its reader may, and to the same once more. One of a series is changed as such; of a booking that waits for the reader another time is proposed. */
export function MovePart({ appointment, onAsk, onCopy }: Props): ReactNode {
  const words = useWords()
  const { refusal } = useMayMove()
  const mayCopy = useMayCopy(appointment)
  const isAnswered = useAnswering(appointment) === 'answers'
  const mayMove = !appointment.series && !refusal(appointment) && !isAnswered
  if (!mayMove && !mayCopy) return null

  return (
    <div className="event-ways">
      {mayMove && (
        <Button
          variant="default"
          leftSection={<IconCalendarShare size={14} aria-hidden="true" />}
          onClick={() => onAsk('move')}
        >
          {words('scheduling.move')}
        </Button>
      )}
      {mayCopy && (
        <Button
          variant="default"
          leftSection={<IconCopy size={14} aria-hidden="true" />}
          aria-keyshortcuts="c"
          onClick={onCopy}
        >
          {words(isOver(appointment) ? 'scheduling.book-again' : 'scheduling.copy')}
        </Button>
      )}
    </div>
  )
}

/** Nobody came, or nobody will. */
function isOver({ status }: Appointment): boolean {
  return status === 'cancelled' || status === 'noshow'
}
