import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { GridBounds } from '#client/scheduling/grid/bounds/grid-bounds.ts'

/** Where the keyboard begins in the calendar: a column, and a minute of it. */
export type FirstFree = { readonly column: number; readonly minute: number }

const usualFirst = 9 * 60

/**
 * The first free time: of today the next that is not past, of another day the first from nine on, in the first column that has one
 * and is not past itself. Where nothing is free, the time from which it was looked for.
 */
export function firstFree(columns: readonly DayColumn[], bounds: GridBounds, nowMinute: number): FirstFree {
  const first = Math.max(
    0,
    columns.findIndex(({ isToday }) => isToday),
  )
  for (const [index, column] of columns.slice(first).entries()) {
    const minute = freeMinute(column, bounds, nowMinute)
    if (minute !== undefined) return { column: first + index, minute }
  }
  const column = columns[first]
  if (!column) return { column: 0, minute: usualFirst }
  const last = Math.floor((bounds.to - 1) / column.slotMinutes) * column.slotMinutes
  return { column: first, minute: Math.min(beginOf(column, bounds, nowMinute), last) }
}

function beginOf({ isToday, slotMinutes }: DayColumn, { from }: GridBounds, nowMinute: number): number {
  return isToday ? Math.ceil(Math.max(from, nowMinute) / slotMinutes) * slotMinutes : usualFirst
}

function freeMinute(column: DayColumn, bounds: GridBounds, nowMinute: number): number | undefined {
  const { events, unseen, off, slotMinutes } = column
  const taken = [...events, ...unseen, ...off]
  for (let minute = beginOf(column, bounds, nowMinute); minute < bounds.to; minute += slotMinutes)
    if (!taken.some(({ from, to }) => from < minute + slotMinutes && minute < to)) return minute
  return undefined
}
