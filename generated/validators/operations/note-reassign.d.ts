// Generated from schemas/operations/note-reassign.json by npm run generate. Edits are lost.
import type { NoteReassignInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.reassign. */
export const input: Validator<NoteReassignInput>
