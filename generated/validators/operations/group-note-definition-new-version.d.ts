// Generated from schemas/operations/group-note-definition-new-version.json by npm run generate. Edits are lost.
import type { GroupNoteDefinitionNewVersionInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of groupNoteDefinition.newVersion. */
export const input: Validator<GroupNoteDefinitionNewVersionInput>
