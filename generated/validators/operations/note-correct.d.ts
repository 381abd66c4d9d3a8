// Generated from schemas/operations/note-correct.json by npm run generate. Edits are lost.
import type { NoteCorrectInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.correct. */
export const input: Validator<NoteCorrectInput>
