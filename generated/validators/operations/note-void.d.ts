// Generated from schemas/operations/note-void.json by npm run generate. Edits are lost.
import type { NoteVoidInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.void. */
export const input: Validator<NoteVoidInput>
