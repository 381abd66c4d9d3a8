import { Button } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useAnswering } from '#client/scheduling/acceptance/use-answering.ts'
import type { AppointmentAct } from '#client/scheduling/acts/appointment-act.ts'
import { useMayMove } from '#client/scheduling/acts/use-may-move.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'

type Props = {
  readonly appointment: Appointment
  readonly onAsk: (act: AppointmentAct) => void
}

/** Of an appointment in the calendar: the way to another time, where nothing has begun and its reader may. One of a series is changed as such; of a booking that waits for the reader another time is proposed. */
export function MovePart({ appointment, onAsk }: Props): ReactNode {
  const words = useWords()
  const { refusal } = useMayMove()
  const answering = useAnswering(appointment)
  if (appointment.series || refusal(appointment) || answering === 'answers') return null

  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconCalendarShare size={14} aria-hidden="true" />}
        onClick={() => onAsk('move')}
      >
        {words('scheduling.move')}
      </Button>
    </div>
  )
}
