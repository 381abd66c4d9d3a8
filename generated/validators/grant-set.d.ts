// Generated from schemas/resources/grant-set.json by npm run generate. Edits are lost.
import type { GrantSet } from '../types/grant-set.ts'
import type { GrantSetCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<GrantSetCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<GrantSet>
