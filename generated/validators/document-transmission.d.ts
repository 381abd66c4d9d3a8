// Generated from schemas/resources/document-transmission.json by npm run generate. Edits are lost.
import type { DocumentTransmission } from '../types/document-transmission.ts'
import type { DocumentTransmissionCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<DocumentTransmissionCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<DocumentTransmission>
