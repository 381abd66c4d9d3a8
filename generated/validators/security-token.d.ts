// Generated from schemas/resources/security-token.json by npm run generate. Edits are lost.
import type { SecurityToken } from '../types/security-token.ts'
import type { SecurityTokenCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<SecurityTokenCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<SecurityToken>
