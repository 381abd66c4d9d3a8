// Generated from schemas/resources/document-reference.json by npm run generate. Edits are lost.
import type { DocumentReference } from '../types/document-reference.ts'
import type { DocumentReferenceCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<DocumentReferenceCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<DocumentReference>
