// Generated from schemas/operations/note-definition-where-used.json by npm run generate. Edits are lost.
import type { NoteDefinitionWhereUsedInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of noteDefinition.whereUsed. */
export const input: Validator<NoteDefinitionWhereUsedInput>
