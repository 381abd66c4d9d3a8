// Generated from schemas/resources/note-template.json by npm run generate. Edits are lost.
import type { NoteTemplate } from '../types/note-template.ts'
import type { NoteTemplateCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<NoteTemplateCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<NoteTemplate>
