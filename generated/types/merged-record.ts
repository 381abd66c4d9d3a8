// Generated from schemas/types/merged-record.json by npm run generate. Edits are lost.
import type { Reference } from './reference.ts'

/** A record that is part of another one now. */
export type MergedRecord = {
  readonly record: Reference
  readonly at: string
}
