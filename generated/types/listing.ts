// Generated from schemas/resources/listing.json by npm run generate. Edits are lost.
import type { Identifier } from './identifier.ts'
import type { Json } from './json.ts'
import type { ListColumn } from './list-column.ts'
import type { ListSort } from './list-sort.ts'
import type { ListingKind } from '../enumerations/listing-kind.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { Visibility } from '../enumerations/visibility.ts'

/** A worklist that somebody saved: a filter or chosen rows. Whoever opens it sees only what the own rights allow. */
export type Listing = {
  readonly id: string
  readonly resourceType: 'Listing'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly name: string
  readonly kind: ListingKind
  readonly visibility: Visibility
  readonly owner: Reference
  /** The query, for a filter. */
  readonly filters?: {
    readonly [k: string]: Json
  }
  /** Only for chosen rows. */
  readonly members?: readonly Reference[]
  readonly columns: readonly ListColumn[]
  readonly sort?: readonly ListSort[]
  /** The field, by dots. */
  readonly groupBy?: string
  readonly pageSize: number
  readonly sharedWith?: readonly Reference[]
  /** Counted on Home. */
  readonly badge: boolean
  readonly pinnedBy?: readonly Reference[]
  /** The type of the rows. */
  readonly listedType: string
}
