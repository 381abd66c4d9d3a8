// Generated from schemas/operations/note-ready.json by npm run generate. Edits are lost.
import type { NoteReadyInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.ready. */
export const input: Validator<NoteReadyInput>
