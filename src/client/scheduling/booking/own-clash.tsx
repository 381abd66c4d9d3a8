import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { clockOf, type DayEvent, whoOf } from '#client/scheduling/day/day-events.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { busyStatuses } from '#shared/scheduling/appointment-lifecycle.ts'
import type { OffStretch } from '#shared/scheduling/off-hours.ts'
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
  const [date, time, minutes, ownerId, locationId] = form.watch([
    'date',
    'time',
    'minutes',
    'ownerId',
    'locationId',
  ])
  const events = eventsOf(columns, { date, ownerId, locationId })
  const from = minuteOf(time)
  const met =
    from === undefined
      ? []
      : events.filter(
          (event) =>
            busyStatuses.includes(event.appointment.status) && event.from < from + minutes && from < event.to,
        )

  const closed = from === undefined ? undefined : offAt(columns, { date, ownerId, from, to: from + minutes })

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

type Wanted = Pick<BookingFields, 'date' | 'ownerId' | 'locationId'>

/** What the calendar shows of the owner and of the room, each once. */
function eventsOf(columns: readonly DayColumn[], { date, ownerId, locationId }: Wanted): readonly DayEvent[] {
  const events = columns.filter((column) => column.date === date).flatMap((column) => column.events)
  const meant = events.filter(
    ({ appointment: { owner, location } }) =>
      owner.id === ownerId || (locationId !== '' && location?.id === locationId),
  )
  return [...new Map(meant.map((event) => [event.appointment.id, event])).values()]
}

type OffWanted = Pick<Wanted, 'date' | 'ownerId'> & { readonly from: number; readonly to: number }

/** Why the owner is not open for the whole of this time; nothing where the calendar does not show that day. */
function offAt(
  columns: readonly DayColumn[],
  { date, ownerId, from, to }: OffWanted,
): OffStretch | undefined {
  const day = columns.find(({ lane, date: shown }) => shown === date && lane.id === ownerId)
  const met = day?.off.filter((off) => off.from < to && from < off.to) ?? []
  return met.find(({ kind }) => kind !== 'Closed') ?? met[0]
}

function minuteOf(time: string): number | undefined {
  const [hours, minutes] = time.split(':').map(Number)
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? undefined
    : hours * 60 + minutes
}
