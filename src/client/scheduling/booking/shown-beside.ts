import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { DayEvent } from '#client/scheduling/day/day-events.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { busyStatuses } from '#shared/scheduling/appointment-lifecycle.ts'
import type { OffStretch } from '#shared/scheduling/off-hours.ts'
import type { BookingFields } from './state/booking-fields.ts'

type Wanted = Pick<BookingFields, 'date' | 'time' | 'minutes' | 'ownerId' | 'locationId'>

/** What the calendar beside a booking shows of its time. */
export type ShownBeside = {
  /** What of the owner's or the room's day it meets, each once. */
  readonly met: readonly DayEvent[]
  /** Why the owner is not open for the whole of it. */
  readonly closed: OffStretch | undefined
  /** The owner's own day is shown, and the owner is busy there. */
  readonly isOwnerBusy: boolean
}

const nothing: ShownBeside = { met: [], closed: undefined, isOwnerBusy: false }

/** What the columns of the calendar show of the time that is wanted: of the owner only in a column of the owner's own, on that day. */
export function shownBeside(columns: readonly DayColumn[], wanted: Wanted): ShownBeside {
  const from = minuteOf(wanted.time)
  if (from === undefined) return nothing
  const to = from + wanted.minutes
  const isMet = (span: { readonly from: number; readonly to: number }) => span.from < to && from < span.to
  const met = eventsOf(columns, wanted).filter(
    (event) => busyStatuses.includes(event.appointment.status) && isMet(event),
  )
  const own = columns.find(
    ({ lane, date }) => lane.kind === 'person' && lane.id === wanted.ownerId && date === wanted.date,
  )
  if (!own) return { ...nothing, met }
  const off = own.off.filter(isMet)
  return {
    met,
    closed: off.find(({ kind }) => kind !== 'Closed') ?? off[0],
    isOwnerBusy:
      own.unseen.some(isMet) || met.some(({ appointment: { owner } }) => owner.id === wanted.ownerId),
  }
}

/** What the server says and nothing beside it: not what is shown of the owner's own day, and not what is not of the program. */
export function notShown(findings: readonly Finding[], shown: ShownBeside): readonly Finding[] {
  return findings.filter(({ pointer, code, message }) => {
    switch (code ?? message) {
      case 'scheduling.busy-practitioner':
        return pointer !== '/owner' || !shown.isOwnerBusy
      case 'scheduling.outside-hours-of':
        return shown.closed === undefined
      default:
        return !(code ?? message).startsWith('scheduling.unfit')
    }
  })
}

/** What the calendar shows of the owner and of the room, each once. */
function eventsOf(columns: readonly DayColumn[], { date, ownerId, locationId }: Wanted): readonly DayEvent[] {
  const events = columns.filter((column) => column.date === date).flatMap((column) => column.events)
  const meant = events.filter(
    ({ appointment: { owner, location } }) =>
      owner.id === ownerId || (locationId !== '' && location?.id === locationId),
  )
  return [...new Map(meant.map((event) => [event.appointment.id, event])).values()]
}

function minuteOf(time: string): number | undefined {
  const [hours, minutes] = time.split(':').map(Number)
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? undefined
    : hours * 60 + minutes
}
