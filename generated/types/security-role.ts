// Generated from schemas/resources/security-role.json by npm run generate. Edits are lost.
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { PopulationLevel } from '../enumerations/population-level.ts'
import type { Reference } from './reference.ts'

/** A role: a bundle of grant sets and a reach. */
export type SecurityRole = {
  readonly id: string
  readonly resourceType: 'SecurityRole'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** A built-in role or the practice's own. */
  readonly name: string
  /** The same in every practice for built-in roles. */
  readonly key: string
  /** Set on roles that the program knows. */
  readonly fixedId?: string
  /** The role that this one was copied from. */
  readonly basedOn?: Reference
  readonly grantSets: readonly Reference[]
  /** Which patients the role reaches. */
  readonly populationLevel: PopulationLevel
  /** Reaches the patients of supervisees too. */
  readonly includeSupervisees: boolean
  /** Part of the product; not deletable. */
  readonly builtIn: boolean
  readonly assignableBy?: readonly Reference[]
  readonly description?: string
}
