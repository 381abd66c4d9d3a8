// Generated from schemas/operations/transcription-draft.json by npm run generate. Edits are lost.
import type { TranscriptionDraftInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of transcription.draft. */
export const input: Validator<TranscriptionDraftInput>
