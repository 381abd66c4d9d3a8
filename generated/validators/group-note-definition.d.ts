// Generated from schemas/resources/group-note-definition.json by npm run generate. Edits are lost.
import type { GroupNoteDefinition } from '../types/group-note-definition.ts'
import type { GroupNoteDefinitionCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<GroupNoteDefinitionCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<GroupNoteDefinition>
