// Generated from schemas/operations/care-plan-reopen.json by npm run generate. Edits are lost.
import type { CarePlanReopenInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of carePlan.reopen. */
export const input: Validator<CarePlanReopenInput>
