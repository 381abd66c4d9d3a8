// Generated from schemas/resources/note.json by npm run generate. Edits are lost.
import type { Note } from '../types/note.ts'
import type { NoteCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<NoteCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Note>
