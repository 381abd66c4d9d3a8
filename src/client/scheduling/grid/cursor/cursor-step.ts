import type { DaySpan } from '#shared/scheduling/lay-out-day.ts'

/** Where the keyboard stands: in a column, on an event, or on a free stretch that begins at a minute. */
export type Stop =
  | { readonly kind: 'event'; readonly column: number; readonly index: number }
  | { readonly kind: 'slot'; readonly column: number; readonly minute: number }

/** A step of the cursor in the calendar: the keys that move it. */
export type CursorStep = 'up' | 'down' | 'left' | 'right' | 'first' | 'last'

/** A column that is walked through: its events in the order of time, and the length of a slot. */
export type WalkedColumn = { readonly events: readonly DaySpan[]; readonly slotMinutes: number }

/** What is walked through: columns side by side, and the first and last minute of all of them. */
export type Walked = {
  readonly columns: readonly WalkedColumn[]
  readonly from: number
  readonly to: number
}

const nothing: WalkedColumn = { events: [], slotMinutes: 15 }

/** The next stop: up and down by slots, an event counts as one; left and right among events that overlap, then into the next column. */
export function moved(walked: Walked, stop: Stop, step: CursorStep): Stop {
  const { slotMinutes } = columnAt(walked, stop.column)
  if (step === 'first') return stopAt(walked, stop.column, walked.from)
  if (step === 'last') return stopAt(walked, stop.column, walked.to - slotMinutes)
  if (step === 'left' || step === 'right') return beside(walked, stop, step === 'right' ? 1 : -1)

  const span = spanOf(walked, stop)
  const minute = step === 'down' ? ceiling(span.to, slotMinutes) : floor(span.from - 1, slotMinutes)
  if (minute < walked.from || minute >= walked.to) return stop
  return stopAt(walked, stop.column, minute)
}

/** What stands in a column at a minute: the event that covers it or begins within its slot, else the free slot. */
export function stopAt(walked: Walked, column: number, minute: number): Stop {
  const { events, slotMinutes } = columnAt(walked, column)
  const index = events.findIndex((event) => event.from < minute + slotMinutes && event.to > minute)
  return index < 0 ? { kind: 'slot', column, minute } : { kind: 'event', column, index }
}

/** The minutes that a stop takes. */
export function spanOf(walked: Walked, stop: Stop): DaySpan {
  const { events, slotMinutes } = columnAt(walked, stop.column)
  if (stop.kind === 'slot') return { from: stop.minute, to: stop.minute + slotMinutes }
  return events[stop.index] ?? { from: walked.from, to: walked.from }
}

function columnAt(walked: Walked, column: number): WalkedColumn {
  return walked.columns[column] ?? nothing
}

function beside(walked: Walked, stop: Stop, by: 1 | -1): Stop {
  const own = spanOf(walked, stop)
  if (stop.kind === 'event') {
    const meeting = columnAt(walked, stop.column).events.flatMap((event, index) =>
      event.from < own.to && own.from < event.to ? [index] : [],
    )
    const next = meeting[meeting.indexOf(stop.index) + by]
    if (next !== undefined) return { ...stop, index: next }
  }
  const column = stop.column + by
  const there = walked.columns[column]
  if (!there) return stop
  return stopAt(walked, column, Math.max(walked.from, floor(own.from, there.slotMinutes)))
}

function ceiling(minute: number, slot: number): number {
  return Math.ceil(minute / slot) * slot
}

function floor(minute: number, slot: number): number {
  return Math.floor(minute / slot) * slot
}
