import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { clockOf, whoOf } from '#client/scheduling/day/day-events.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { shownBeside } from './shown-beside.ts'
import type { BookingFields } from './state/booking-fields.ts'

type Props = {
  readonly form: UseFormReturn<BookingFields>
  readonly columns: readonly DayColumn[]
}

/** For a booking, while time and length are chosen: what of the owner's or the room's day they meet, and whether the owner is open then, as far as the calendar shows it. The server judges people and rooms when it is booked. */
export function OwnClash({ form, columns }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { met, closed } = shownBeside(columns, form.watch())

  return (
    <div className="own-clash" aria-live="polite">
      {closed && (
        <p>
          <IconAlertTriangle size={14} stroke={1.8} />
          {words('scheduling.outside-hours', {
            what:
              closed.reason ??
              (closed.kind === 'Closed'
                ? words('scheduling.closed')
                : labels(`enumeration.AvailabilityKind.${closed.kind}`)),
          })}
        </p>
      )}
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
