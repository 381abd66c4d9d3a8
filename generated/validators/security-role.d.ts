// Generated from schemas/resources/security-role.json by npm run generate. Edits are lost.
import type { SecurityRole } from '../types/security-role.ts'
import type { SecurityRoleCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<SecurityRoleCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<SecurityRole>
