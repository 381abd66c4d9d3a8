import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { DaySpan } from '#shared/scheduling/lay-out-day.ts'

/** The first and the last minute that all columns show. */
export type GridBounds = { readonly from: number; readonly to: number }

/** From seven to seven, and whole hours more when there is something before or after. */
export function gridBounds(columns: readonly DayColumn[], also: readonly DaySpan[] = []): GridBounds {
  const spans = [...columns.flatMap(({ events, unseen }) => [...events, ...unseen]), ...also]
  const from = Math.min(7 * 60, ...spans.map((span) => Math.floor(span.from / 60) * 60))
  const to = Math.max(19 * 60, ...spans.map((span) => Math.ceil(span.to / 60) * 60))
  return { from: Math.max(0, from), to: Math.min(24 * 60, to) }
}

/** A minute is so many pixels of the grid; `--hour` is set by the style sheet. */
export function heightOf(minutes: number): string {
  return `calc(var(--hour) * ${minutes / 60})`
}

/** How far below its beginning a minute stands. */
export function topOf(bounds: GridBounds, minute: number): string {
  return heightOf(minute - bounds.from)
}
