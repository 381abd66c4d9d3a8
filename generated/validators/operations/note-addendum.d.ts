// Generated from schemas/operations/note-addendum.json by npm run generate. Edits are lost.
import type { NoteAddendumInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.addendum. */
export const input: Validator<NoteAddendumInput>
