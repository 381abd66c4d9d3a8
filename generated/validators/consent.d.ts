// Generated from schemas/resources/consent.json by npm run generate. Edits are lost.
import type { Consent } from '../types/consent.ts'
import type { ConsentCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<ConsentCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Consent>
