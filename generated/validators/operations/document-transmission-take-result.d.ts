// Generated from schemas/operations/document-transmission-take-result.json by npm run generate. Edits are lost.
import type { DocumentTransmissionTakeResultInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of documentTransmission.takeResult. */
export const input: Validator<DocumentTransmissionTakeResultInput>
