// Generated from schemas/operations/note-upgrade.json by npm run generate. Edits are lost.
import type { NoteUpgradeInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.upgrade. */
export const input: Validator<NoteUpgradeInput>
