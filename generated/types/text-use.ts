// Generated from schemas/types/text-use.json by npm run generate. Edits are lost.
import type { Reference } from './reference.ts'

/** How often a prepared text was used since that was told last. */
export type TextUse = {
  readonly text: Reference
  readonly count: number
  readonly last: string
}
