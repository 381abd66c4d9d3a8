// Generated from schemas/operations/note-sign.json by npm run generate. Edits are lost.
import type { NoteSignInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.sign. */
export const input: Validator<NoteSignInput>
