import type { DaySpan } from '#shared/scheduling/lay-out-day.ts'

/** Where the keyboard stands in a day: on an event, or on a free stretch that begins at a minute. */
export type Stop =
  | { readonly kind: 'event'; readonly index: number }
  | { readonly kind: 'slot'; readonly minute: number }

/** A step of the cursor in a calendar's day: the keys that move it. */
export type CursorStep = 'up' | 'down' | 'left' | 'right' | 'first' | 'last'

/** The day that is walked through: its events in the order of time, its first and last minute, and the length of a slot. */
export type Day = {
  readonly events: readonly DaySpan[]
  readonly from: number
  readonly to: number
  readonly slot: number
}

/** The next stop: up and down by slots, an event counts as one; left and right among events that overlap. */
export function moved(day: Day, stop: Stop, step: CursorStep): Stop {
  if (step === 'first') return stopAt(day, day.from)
  if (step === 'last') return stopAt(day, day.to - day.slot)
  if (step === 'left' || step === 'right') return beside(day, stop, step)

  const span = spanOf(day, stop)
  const minute = step === 'down' ? ceiling(span.to, day.slot) : floor(span.from - 1, day.slot)
  if (minute < day.from || minute >= day.to) return stop
  return stopAt(day, minute)
}

/** What stands at a minute: the event that covers it or begins within its slot, else the free slot. */
export function stopAt(day: Day, minute: number): Stop {
  const index = day.events.findIndex((event) => event.from < minute + day.slot && event.to > minute)
  return index < 0 ? { kind: 'slot', minute } : { kind: 'event', index }
}

function spanOf(day: Day, stop: Stop): DaySpan {
  if (stop.kind === 'slot') return { from: stop.minute, to: stop.minute + day.slot }
  return day.events[stop.index] ?? { from: day.from, to: day.from }
}

function beside(day: Day, stop: Stop, step: 'left' | 'right'): Stop {
  if (stop.kind === 'slot') return stop
  const own = spanOf(day, stop)
  const meeting = day.events.flatMap((event, index) =>
    event.from < own.to && own.from < event.to ? [index] : [],
  )
  const at = meeting.indexOf(stop.index) + (step === 'right' ? 1 : -1)
  return { kind: 'event', index: meeting[at] ?? stop.index }
}

function ceiling(minute: number, slot: number): number {
  return Math.ceil(minute / slot) * slot
}

function floor(minute: number, slot: number): number {
  return Math.floor(minute / slot) * slot
}
