// Generated from schemas/operations/transcription-insert.json by npm run generate. Edits are lost.
import type { TranscriptionInsertInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of transcription.insert. */
export const input: Validator<TranscriptionInsertInput>
