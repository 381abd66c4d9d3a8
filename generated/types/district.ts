// Generated from schemas/resources/district.json by npm run generate. Edits are lost.
import type { DistrictKind } from '../enumerations/district-kind.ts'
import type { Identifier } from './identifier.ts'
import type { Json } from './json.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'

/** A service area: the postal codes that a team looks after. */
export type District = {
  readonly id: string
  readonly resourceType: 'District'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** No two districts have the same. */
  readonly name: string
  /** A short name of the area. */
  readonly code?: string
  readonly kind: DistrictKind
  /** At most four levels. */
  readonly parent?: Reference
  /** Five digits each; a code belongs to one active district of a kind. */
  readonly postalCodes?: readonly string[]
  /** A GeoJSON polygon, only drawn. */
  readonly boundary?: {
    readonly [k: string]: Json
  }
  readonly manager?: Reference
  readonly locations?: readonly Reference[]
  /** Minutes between two stops of an itinerary. */
  readonly travelMinutesDefault: number
  /** An inactive district is not filled into addresses. */
  readonly active: boolean
}
