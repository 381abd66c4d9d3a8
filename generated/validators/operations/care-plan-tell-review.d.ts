// Generated from schemas/operations/care-plan-tell-review.json by npm run generate. Edits are lost.
import type { CarePlanTellReviewInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of carePlan.tellReview. */
export const input: Validator<CarePlanTellReviewInput>
