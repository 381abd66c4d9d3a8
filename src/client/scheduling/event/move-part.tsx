import { Button } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import type { AppointmentAct } from '#client/scheduling/acts/appointment-act.ts'
import { useWords } from '#client/ui/words.tsx'
import { flags } from '#generated/permissions/permissions.ts'
import type { Appointment } from '#generated/types/appointment.ts'

type Props = {
  readonly appointment: Appointment
  readonly onAsk: (act: AppointmentAct) => void
}

const movable: readonly Appointment['status'][] = ['proposed', 'pending', 'booked']

/** Of an appointment in the calendar: the way to another time, where nothing has begun and its reader may. One of a series is changed as such. */
export function MovePart({ appointment, onAsk }: Props): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const { start, status, encounter, series } = appointment
  const mayMove =
    may([flags.CanManageAppointments, flags.CanManageOwnAppointments]) && may('Appointment:Update')
  const isMovable = start !== undefined && movable.includes(status) && !encounter && !series
  if (!mayMove || !isMovable) return null

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
