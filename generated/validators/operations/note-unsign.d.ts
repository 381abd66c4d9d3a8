// Generated from schemas/operations/note-unsign.json by npm run generate. Edits are lost.
import type { NoteUnsignInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.unsign. */
export const input: Validator<NoteUnsignInput>
