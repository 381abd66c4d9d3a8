// Generated from schemas/operations/note-start.json by npm run generate. Edits are lost.
import type { NoteStartInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.start. */
export const input: Validator<NoteStartInput>
