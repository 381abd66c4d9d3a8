// Generated from schemas/resources/care-plan.json by npm run generate. Edits are lost.
import type { CarePlan } from '../types/care-plan.ts'
import type { CarePlanCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<CarePlanCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<CarePlan>
