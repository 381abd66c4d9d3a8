// Generated from schemas/operations/note-print.json by npm run generate. Edits are lost.
import type { NotePrintInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.print. */
export const input: Validator<NotePrintInput>
