// Generated from schemas/operations/note-definition-use-starter.json by npm run generate. Edits are lost.
import type { NoteDefinitionUseStarterInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of noteDefinition.useStarter. */
export const input: Validator<NoteDefinitionUseStarterInput>
