// Generated from schemas/resources/transcription.json by npm run generate. Edits are lost.
import type { Transcription } from '../types/transcription.ts'
import type { TranscriptionCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<TranscriptionCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Transcription>
