// Generated from schemas/resources/clinical-document.json by npm run generate. Edits are lost.
import type { ClinicalDocument } from '../types/clinical-document.ts'
import type { ClinicalDocumentCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<ClinicalDocumentCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<ClinicalDocument>
