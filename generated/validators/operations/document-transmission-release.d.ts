// Generated from schemas/operations/document-transmission-release.json by npm run generate. Edits are lost.
import type { DocumentTransmissionReleaseInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of documentTransmission.release. */
export const input: Validator<DocumentTransmissionReleaseInput>
