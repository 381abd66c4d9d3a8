// Generated from schemas/types/starter.json by npm run generate. Edits are lost.
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { Reference } from './reference.ts'
import type { StarterSection } from './starter-section.ts'

/** A definition that comes with the product, as a practice sees it before taking a copy. */
export type Starter = {
  readonly key: string
  /** The type of the copy. */
  readonly definitionType: ('Questionnaire' | 'NoteDefinition' | 'GroupNoteDefinition' | 'Form')
  readonly name: string
  /** What it is for, in the reader's language. */
  readonly purpose: string
  /** How many there are. */
  readonly questions: number
  /** What is filled in, in its order. */
  readonly sections: readonly StarterSection[]
  /** The newest copy that the practice already has. */
  readonly copy?: Reference
  readonly copyStatus?: DefinitionStatus
}
