// Generated from schemas/operations/note-definition-new-version.json by npm run generate. Edits are lost.
import type { NoteDefinitionNewVersionInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of noteDefinition.newVersion. */
export const input: Validator<NoteDefinitionNewVersionInput>
