// Generated from schemas/operations/transcription-discard.json by npm run generate. Edits are lost.
import type { TranscriptionDiscardInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of transcription.discard. */
export const input: Validator<TranscriptionDiscardInput>
