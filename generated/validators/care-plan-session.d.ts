// Generated from schemas/resources/care-plan-session.json by npm run generate. Edits are lost.
import type { CarePlanSession } from '../types/care-plan-session.ts'
import type { CarePlanSessionCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<CarePlanSessionCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<CarePlanSession>
