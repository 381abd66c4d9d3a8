// Generated from schemas/operations/note-return.json by npm run generate. Edits are lost.
import type { NoteReturnInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.return. */
export const input: Validator<NoteReturnInput>
