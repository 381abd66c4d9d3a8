import { momentOf } from '#shared/time/local-moment.ts'
import { plusMinutes, type Span } from '#shared/time/span.ts'

/** When an occurrence is within its day: the clock on the wall of its zone, and how many minutes it lasts. */
export type ClockPlace = { readonly time: string; readonly zone: string; readonly minutes: number }

/**
 * The span of an occurrence: the clock says the same on each day, also when clocks change. A time that the day lacks moves forward
 * by the gap, of one that comes twice the first is taken; it lasts as long as always.
 */
export function placeOccurrence(day: string, { time, zone, minutes }: ClockPlace): Span {
  const { instant } = momentOf({ date: day, time }, zone)
  return { start: instant, end: plusMinutes(instant, minutes) }
}
