// Generated from schemas/operations/note-take-sync-result.json by npm run generate. Edits are lost.
import type { NoteTakeSyncResultInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.takeSyncResult. */
export const input: Validator<NoteTakeSyncResultInput>
