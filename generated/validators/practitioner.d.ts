// Generated from schemas/resources/practitioner.json by npm run generate. Edits are lost.
import type { Practitioner } from '../types/practitioner.ts'
import type { PractitionerCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<PractitionerCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Practitioner>
