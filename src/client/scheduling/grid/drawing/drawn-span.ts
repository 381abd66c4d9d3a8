import type { DaySpan } from '#shared/scheduling/lay-out-day.ts'

/** Between which minutes of the day a time is drawn, and in which steps. */
export type DrawnColumn = { readonly from: number; readonly to: number; readonly slotMinutes: number }

/** The time between where the mouse was pressed and where it is, in whole slots, at least one: upwards as well as downwards. */
export function drawnSpan({ from, to, slotMinutes }: DrawnColumn, pressed: number, now: number): DaySpan {
  const first = floor(Math.min(pressed, now), slotMinutes)
  const last = floor(Math.max(pressed, now), slotMinutes) + slotMinutes
  return { from: Math.max(from, first), to: Math.min(to, last) }
}

function floor(minute: number, slot: number): number {
  return Math.floor(minute / slot) * slot
}
