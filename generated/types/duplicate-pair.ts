// Generated from schemas/types/duplicate-pair.json by npm run generate. Edits are lost.
import type { DuplicateReason } from '../enumerations/duplicate-reason.ts'
import type { Reference } from './reference.ts'

/** Two records that seem to be of one person. */
export type DuplicatePair = {
  readonly one: Reference
  readonly other: Reference
  /** 0 to 100: how likely it is that both are one person. */
  readonly score: number
  readonly reasons: readonly DuplicateReason[]
}
