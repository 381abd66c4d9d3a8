// Generated from schemas/operations/group-note-definition-publish.json by npm run generate. Edits are lost.
import type { GroupNoteDefinitionPublishInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of groupNoteDefinition.publish. */
export const input: Validator<GroupNoteDefinitionPublishInput>
