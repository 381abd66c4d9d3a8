// Generated from schemas/types/chosen-field.json by npm run generate. Edits are lost.
import type { MergeChoice } from '../enumerations/merge-choice.ts'

/** From which of two records a field is taken. */
export type ChosenField = {
  readonly field: string
  readonly take: MergeChoice
}
