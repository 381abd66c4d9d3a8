// Generated from schemas/types/listing-state.json by npm run generate. Edits are lost.
import type { Json } from './json.ts'
import type { SortOrder } from '../enumerations/sort-order.ts'

/** How somebody left a list. */
export type ListingState = {
  /** The columns, in their order. */
  readonly columns?: readonly string[]
  /** Column, then its width in pixels. */
  readonly widths?: {
    readonly [k: string]: number
  }
  readonly sort?: {
    readonly field: string
    readonly order: SortOrder
  }
  /** Filters as a query takes them. */
  readonly filters?: readonly {
    readonly [k: string]: Json
  }[]
  /** The id of the saved list that opens first. */
  readonly listing?: string
}
