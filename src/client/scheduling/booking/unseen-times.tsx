import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSession } from '#client/api/session.ts'
import { useIsConnected } from '#client/api/use-is-connected.ts'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { explainsTime } from '#client/scheduling/day/day-columns.ts'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { BusySpan } from '#generated/types/busy-span.ts'
import { uncoveredSpans } from '#shared/scheduling/uncovered-spans.ts'
import { momentOf } from '#shared/time/local-moment.ts'
import { plusMinutes, type Span } from '#shared/time/span.ts'
import type { BookingFields } from './state/booking-fields.ts'
import { useBusy } from './use-busy.ts'

type Props = {
  readonly form: UseFormReturn<BookingFields>
  readonly columns: readonly DayColumn[]
}

/** For a booking, the times at which its owner or the room is busy with what one does not see, while time and place are chosen. Nothing is told of it but its time. */
export function UnseenTimes({ form, columns }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { profile } = useSession()
  // Without a connection the dialog has said already that nothing is checked.
  const isConnected = useIsConnected()
  const [date, time, minutes, locationId, ownerId, ownerLabel] = form.watch([
    'date',
    'time',
    'minutes',
    'locationId',
    'ownerId',
    'ownerLabel',
  ])
  const wanted = spanOf({ date, time, minutes }, moments.timezone)
  const { answer, retry } = useBusy({
    from: wanted?.start,
    to: wanted?.end,
    owner: ownerId === '' ? undefined : ownerId,
    location: locationId === '' ? undefined : locationId,
  })
  const met = answer?.ok ? answer.value.spans.flatMap((each) => unseenOf(each, columns)) : []

  return (
    <div className="own-clash" aria-live="polite">
      {isConnected && answer?.ok === false && <FailureNotice failure={answer.failure} onRetry={retry} />}
      {met.map(({ isRoom, start, end }) => (
        <p key={`${isRoom} ${start}`}>
          <IconLock size={14} stroke={1.8} />
          {words(wordOf(isRoom, ownerId === profile?.id), {
            time: `${moments.time(start)}–${moments.time(end)}`,
            who: ownerLabel,
          })}
        </p>
      ))}
    </div>
  )
}

type Unseen = Span & { readonly isRoom: boolean }

function wordOf(isRoom: boolean, isOwn: boolean) {
  if (isRoom) return 'scheduling.busy-unseen-room'
  return isOwn ? 'scheduling.busy-unseen' : 'scheduling.busy-unseen-person'
}

/** A room is busy by its own appointments; of a person's time those parts that the calendar does not show. */
function unseenOf(
  { owner, location, start, end }: BusySpan,
  columns: readonly DayColumn[],
): readonly Unseen[] {
  const events = columns.flatMap((column) => column.events)
  const seen = events.flatMap(({ appointment }) =>
    explainsTime(appointment) &&
    appointment.start &&
    appointment.end &&
    (location === undefined || appointment.location?.id === location) &&
    (owner === undefined || appointment.owner.id === owner)
      ? [{ start: appointment.start, end: appointment.end }]
      : [],
  )
  return uncoveredSpans([{ start, end }], seen).map((span) => ({ ...span, isRoom: location !== undefined }))
}

function spanOf(
  { date, time, minutes }: Pick<BookingFields, 'date' | 'time' | 'minutes'>,
  timezone: string,
): Span | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d$/.test(time) || !(minutes > 0)) return undefined
  const start = momentOf({ date, time }, timezone).instant
  return { start, end: plusMinutes(start, minutes) }
}
