// Generated from schemas/resources/personal-signature.json by npm run generate. Edits are lost.
import type { PersonalSignature } from '../types/personal-signature.ts'
import type { PersonalSignatureCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<PersonalSignatureCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<PersonalSignature>
