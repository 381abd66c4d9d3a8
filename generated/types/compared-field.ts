// Generated from schemas/types/compared-field.json by npm run generate. Edits are lost.
import type { MergeChoice } from '../enumerations/merge-choice.ts'

/** A field in which two records differ, and from which of them it can be taken. */
export type ComparedField = {
  readonly field: string
  readonly choices: readonly MergeChoice[]
  readonly suggested: MergeChoice
}
