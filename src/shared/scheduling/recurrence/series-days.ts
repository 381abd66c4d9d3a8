import type { Recurrence } from '#generated/types/recurrence.ts'
import { occurrencesOf, type SeriesBounds } from './occurrences-of.ts'

/** A day that the rule of a series gives, and what becomes of it: the day on which it is, or why it is left out. */
export type SeriesDay = { readonly index: number; readonly plannedDay: string } & (
  | { readonly kind: 'on'; readonly day: string }
  | { readonly kind: 'leftOut'; readonly because: 'exception' | 'holiday' }
)

/** Every day of a series in its order, those that are left out among them. */
export function seriesDays(recurrence: Recurrence, bounds: SeriesBounds = {}): readonly SeriesDay[] {
  const { exceptions = [] } = recurrence
  const left = new Set(exceptions)
  const placed = new Map(occurrencesOf(recurrence, bounds).map(({ index, day }) => [index, day]))
  const given = occurrencesOf({ ...recurrence, exceptions: [], holidays: 'Keep' }, bounds)

  return given.map(({ index, plannedDay }) => {
    const day = placed.get(index)
    if (day !== undefined) return { index, plannedDay, kind: 'on', day }
    return { index, plannedDay, kind: 'leftOut', because: left.has(plannedDay) ? 'exception' : 'holiday' }
  })
}
