// Generated from schemas/types/list-sort.json by npm run generate. Edits are lost.
import type { SortOrder } from '../enumerations/sort-order.ts'

/** One step of a sort order. */
export type ListSort = {
  /** The field, by dots. */
  readonly path: string
  readonly order: SortOrder
}
