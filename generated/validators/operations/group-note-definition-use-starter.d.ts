// Generated from schemas/operations/group-note-definition-use-starter.json by npm run generate. Edits are lost.
import type { GroupNoteDefinitionUseStarterInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of groupNoteDefinition.useStarter. */
export const input: Validator<GroupNoteDefinitionUseStarterInput>
