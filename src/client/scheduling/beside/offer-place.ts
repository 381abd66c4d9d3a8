import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { clockOf } from '#client/scheduling/day/day-events.ts'
import { type GridBounds, gridBounds } from '#client/scheduling/grid/bounds/grid-bounds.ts'
import type { OfferedTime } from '#client/scheduling/waiting/waiting-address.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { momentOf } from '#shared/time/local-moment.ts'
import { plusMinutes } from '#shared/time/span.ts'

/** Where a column of the calendar is on the screen, in pixels. */
type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** A time in a column that would be offered to somebody who waits. */
export type OfferPlace = {
  readonly row: Appointment
  readonly column: DayColumn
  /** The first minute of the day. */
  readonly from: number
  readonly minutes: number
  /** Something is there already, or nobody is to be booked then. */
  readonly isTaken: boolean
}

/** Such a time, and where it is on the screen. */
export type OfferGhostPlace = OfferPlace & { readonly box: Box }

type Pointed = {
  readonly row: Appointment
  readonly columns: readonly DayColumn[]
  /** Which of the columns is pointed at, and where it is. */
  readonly place: number
  readonly box: Box
  readonly y: number
}

/** The time that is pointed at, by the steps of its column; undefined where nobody's or no room's time is shown. */
export function offerPlace({ row, columns, place, box, y }: Pointed): OfferGhostPlace | undefined {
  const column = columns[place]
  if (!column || (column.lane.kind !== 'person' && column.lane.kind !== 'room')) return undefined
  const bounds = gridBounds(columns)
  const { slotMinutes } = column
  const minutes = Math.max(5, row.duration)
  const pointed = bounds.from + ((y - box.top) / box.height) * (bounds.to - bounds.from)
  const slot = Math.floor(pointed / slotMinutes) * slotMinutes
  const from = Math.max(bounds.from, Math.min(bounds.to - slotMinutes, slot))
  return {
    ...{ row, column, from, minutes },
    isTaken: isTaken(column, from, from + minutes),
    box: boxOf(box, bounds, { from, to: Math.min(bounds.to, from + minutes) }),
  }
}

/** The time as it is offered: in a person's column with that person, in a room's there and with whom it was wished. */
export function offeredTime({ row, column, from, minutes }: OfferPlace, timezone: string): OfferedTime {
  const { lane, date } = column
  const start = momentOf({ date, time: clockOf(from) }, timezone).instant
  return {
    start,
    end: plusMinutes(start, minutes),
    owner: lane.kind === 'person' ? lane.id : row.owner.id,
    ...(lane.kind === 'room' && { location: lane.id }),
  }
}

const free: readonly string[] = ['cancelled', 'noshow', 'waitlist']

function isTaken({ events, unseen, off }: DayColumn, from: number, to: number): boolean {
  const taken = events.filter(({ appointment }) => !free.includes(appointment.status))
  return [...taken, ...unseen, ...off].some((span) => span.from < to && from < span.to)
}

function boxOf(
  box: Box,
  bounds: GridBounds,
  { from, to }: { readonly from: number; readonly to: number },
): Box {
  const pixels = box.height / (bounds.to - bounds.from)
  return {
    left: box.left + 3,
    width: box.width - 6,
    top: box.top + (from - bounds.from) * pixels,
    height: (to - from) * pixels,
  }
}
