// Generated from schemas/types/change-log-entry.json by npm run generate. Edits are lost.
import type { Reference } from './reference.ts'

/** What changed in a version of a definition. */
export type ChangeLogEntry = {
  readonly version: number
  readonly at: string
  readonly by: Reference
  readonly text: string
}
