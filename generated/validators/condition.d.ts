// Generated from schemas/resources/condition.json by npm run generate. Edits are lost.
import type { Condition } from '../types/condition.ts'
import type { ConditionCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<ConditionCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Condition>
