// Generated from schemas/operations/note-amend.json by npm run generate. Edits are lost.
import type { NoteAmendInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.amend. */
export const input: Validator<NoteAmendInput>
