// Generated from schemas/operations/transcription-remove-recording.json by npm run generate. Edits are lost.
import type { TranscriptionRemoveRecordingInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of transcription.removeRecording. */
export const input: Validator<TranscriptionRemoveRecordingInput>
