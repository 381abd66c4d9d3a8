// Generated from schemas/operations/note-review.json by npm run generate. Edits are lost.
import type { NoteReviewInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.review. */
export const input: Validator<NoteReviewInput>
