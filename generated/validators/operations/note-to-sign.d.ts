// Generated from schemas/operations/note-to-sign.json by npm run generate. Edits are lost.
import type { NoteToSignInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.toSign. */
export const input: Validator<NoteToSignInput>
