// Generated from schemas/types/imported-questionnaire.json by npm run generate. Edits are lost.
import type { ImportChange } from './import-change.ts'
import type { ImportRefusal } from './import-refusal.ts'
import type { Reference } from './reference.ts'

/** What became of one source questionnaire. */
export type ImportedQuestionnaire = {
  readonly fileName?: string
  readonly title: string
  readonly questionnaire?: Reference
  readonly kept: number
  readonly changed?: readonly ImportChange[]
  readonly refused?: readonly ImportRefusal[]
}
