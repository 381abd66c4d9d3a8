// Generated from schemas/types/series-row.json by npm run generate. Edits are lost.
import type { Reference } from './reference.ts'
import type { SeriesFate } from '../enumerations/series-fate.ts'
import type { SeriesReason } from './series-reason.ts'

/** One appointment of a series, and what becomes of it. */
export type SeriesRow = {
  readonly index: number
  readonly start: string
  readonly end: string
  readonly fate: SeriesFate
  readonly changedByHand?: boolean
  /** Absent where none is made, and in a plan of one that is to be made. */
  readonly appointment?: Reference
  readonly reasons?: readonly SeriesReason[]
}
