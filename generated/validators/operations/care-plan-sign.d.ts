// Generated from schemas/operations/care-plan-sign.json by npm run generate. Edits are lost.
import type { CarePlanSignInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of carePlan.sign. */
export const input: Validator<CarePlanSignInput>
