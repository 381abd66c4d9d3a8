import { IconClockExclamation } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import './late-cancel.css'

/** Of an appointment that was called off late, how long before its start; of every other one nothing. */
export function LateCancel({ appointment }: { readonly appointment: Appointment }): ReactNode {
  const words = useWords()
  const { status, cancellation } = appointment
  const { lateMinutes } = cancellation ?? {}
  if (status !== 'cancelled' || lateMinutes === undefined) return null
  const hours = Math.floor(lateMinutes / 60)
  return (
    <span className="late-cancel">
      <IconClockExclamation size={14} stroke={1.8} aria-hidden="true" />
      {hours === 0
        ? words('person.late-cancel-minutes', { minutes: lateMinutes })
        : words('person.late-cancel', { hours, minutes: lateMinutes % 60 })}
    </span>
  )
}
