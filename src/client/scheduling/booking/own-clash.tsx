import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { clockOf, whoOf } from '#client/scheduling/day/day-events.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { busyStatuses } from '#shared/scheduling/appointment-lifecycle.ts'
import type { BookingFields } from './booking-fields.ts'

type Props = {
  readonly form: UseFormReturn<BookingFields>
  readonly columns: readonly DayColumn[]
}

/** For a booking, while time and length are chosen: what of the owner's day they meet. The server judges people and rooms when it is booked. */
export function OwnClash({ form, columns }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const [date, time, minutes, ownerId] = form.watch(['date', 'time', 'minutes', 'ownerId'])
  const day = columns.find((column) => column.date === date && column.person.id === ownerId)
  const from = minuteOf(time)
  const met =
    from === undefined || !day
      ? []
      : day.events.filter(
          (event) =>
            busyStatuses.includes(event.appointment.status) && event.from < from + minutes && from < event.to,
        )

  return (
    <div className="own-clash" aria-live="polite">
      {met.map((event) => (
        <p key={event.appointment.id}>
          <IconAlertTriangle size={14} stroke={1.8} />
          {words('scheduling.meets', {
            time: `${moments.clock(clockOf(event.from))}–${moments.clock(clockOf(event.to))}`,
            who: whoOf(event.appointment) ?? event.appointment.display,
          })}
        </p>
      ))}
    </div>
  )
}

function minuteOf(time: string): number | undefined {
  const [hours, minutes] = time.split(':').map(Number)
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? undefined
    : hours * 60 + minutes
}
