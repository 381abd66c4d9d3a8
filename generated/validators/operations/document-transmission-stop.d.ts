// Generated from schemas/operations/document-transmission-stop.json by npm run generate. Edits are lost.
import type { DocumentTransmissionStopInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of documentTransmission.stop. */
export const input: Validator<DocumentTransmissionStopInput>
