// Generated from schemas/types/resource.json by npm run generate. Edits are lost.
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'

/** The shape that every resource shares; the generator adds it to each type. */
export type Resource = {
  readonly id: string
  /** The generator makes it the constant of the type. */
  readonly resourceType: string
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
}
