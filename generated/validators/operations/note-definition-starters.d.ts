// Generated from schemas/operations/note-definition-starters.json by npm run generate. Edits are lost.
import type { NoteDefinitionStartersInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of noteDefinition.starters. */
export const input: Validator<NoteDefinitionStartersInput>
