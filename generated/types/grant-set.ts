// Generated from schemas/resources/grant-set.json by npm run generate. Edits are lost.
import type { GrantGroup } from '../enumerations/grant-group.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'

/** A named bundle of flags and permissions. */
export type GrantSet = {
  readonly id: string
  readonly resourceType: 'GrantSet'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Unique. */
  readonly name: string
  readonly key: string
  readonly group: GrantGroup
  /** Full flag strings. */
  readonly flags: readonly string[]
  /** Type:Verb. */
  readonly permissions?: readonly string[]
  readonly description?: string
  /** Part of the product. */
  readonly builtIn: boolean
}
