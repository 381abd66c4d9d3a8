// Generated from schemas/operations/note-definition-publish.json by npm run generate. Edits are lost.
import type { NoteDefinitionPublishInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of noteDefinition.publish. */
export const input: Validator<NoteDefinitionPublishInput>
