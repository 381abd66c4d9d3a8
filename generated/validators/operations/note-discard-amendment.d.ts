// Generated from schemas/operations/note-discard-amendment.json by npm run generate. Edits are lost.
import type { NoteDiscardAmendmentInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.discardAmendment. */
export const input: Validator<NoteDiscardAmendmentInput>
