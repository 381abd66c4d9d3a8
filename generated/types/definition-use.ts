// Generated from schemas/types/definition-use.json by npm run generate. Edits are lost.
import type { Reference } from './reference.ts'

/** How many rows of a type use a version of a definition. */
export type DefinitionUse = {
  /** The type of the rows. */
  readonly type: string
  /** The version of the definition that they name. */
  readonly version: number
  /** Rows that the asker sees; 10,001 means more than 10,000. */
  readonly count: number
  /** Of notes: those that are still drafts. */
  readonly drafts?: number
  /** Some of them, by name; none where they are about patients or belong to a person. */
  readonly rows?: readonly Reference[]
}
