// Generated from schemas/operations/note-discard.json by npm run generate. Edits are lost.
import type { NoteDiscardInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.discard. */
export const input: Validator<NoteDiscardInput>
