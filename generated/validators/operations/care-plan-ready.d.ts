// Generated from schemas/operations/care-plan-ready.json by npm run generate. Edits are lost.
import type { CarePlanReadyInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of carePlan.ready. */
export const input: Validator<CarePlanReadyInput>
