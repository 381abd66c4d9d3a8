// Generated from schemas/resources/related-person.json by npm run generate. Edits are lost.
import type { RelatedPerson } from '../types/related-person.ts'
import type { RelatedPersonCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<RelatedPersonCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<RelatedPerson>
