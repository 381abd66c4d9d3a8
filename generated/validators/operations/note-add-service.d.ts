// Generated from schemas/operations/note-add-service.json by npm run generate. Edits are lost.
import type { NoteAddServiceInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.addService. */
export const input: Validator<NoteAddServiceInput>
