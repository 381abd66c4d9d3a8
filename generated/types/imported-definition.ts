// Generated from schemas/types/imported-definition.json by npm run generate. Edits are lost.
import type { Reference } from './reference.ts'

/** What became of one definition of a package. */
export type ImportedDefinition = {
  /** The draft that was made. */
  readonly definition: Reference
  /** The key in the package. */
  readonly key: string
  /** Where the key was taken. */
  readonly newKey?: string
  /** What the definition named and a package does not carry. */
  readonly left?: readonly string[]
  /** Codes of a list that this practice does not have. */
  readonly missingCodes?: readonly string[]
}
