// Generated from schemas/operations/note-sync.json by npm run generate. Edits are lost.
import type { NoteSyncInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.sync. */
export const input: Validator<NoteSyncInput>
