// Generated from schemas/resources/care-plan-outcome.json by npm run generate. Edits are lost.
import type { CarePlanOutcome } from '../types/care-plan-outcome.ts'
import type { CarePlanOutcomeCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<CarePlanOutcomeCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<CarePlanOutcome>
