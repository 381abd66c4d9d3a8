import type { SeriesRow } from '#generated/types/series-row.ts'
import type { Member } from './held-series.ts'
import { appointmentOf } from './series-answer.ts'

/** What is said of one, beside its fate. */
export function describedRow({ id, start = '', end = '', series }: Member): Omit<SeriesRow, 'fate'> {
  return {
    index: series.index,
    start,
    end,
    ...(series.changedByHand && { changedByHand: true }),
    appointment: appointmentOf(id),
  }
}
