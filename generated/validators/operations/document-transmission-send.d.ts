// Generated from schemas/operations/document-transmission-send.json by npm run generate. Edits are lost.
import type { DocumentTransmissionSendInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of documentTransmission.send. */
export const input: Validator<DocumentTransmissionSendInput>
