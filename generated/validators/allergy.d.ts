// Generated from schemas/resources/allergy.json by npm run generate. Edits are lost.
import type { Allergy } from '../types/allergy.ts'
import type { AllergyCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<AllergyCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Allergy>
