// Generated from schemas/resources/note-definition.json by npm run generate. Edits are lost.
import type { NoteDefinition } from '../types/note-definition.ts'
import type { NoteDefinitionCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<NoteDefinitionCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<NoteDefinition>
