// Generated from schemas/operations/note-bundle.json by npm run generate. Edits are lost.
import type { NoteBundleInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.bundle. */
export const input: Validator<NoteBundleInput>
