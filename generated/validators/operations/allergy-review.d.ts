// Generated from schemas/operations/allergy-review.json by npm run generate. Edits are lost.
import type { AllergyReviewInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of allergy.review. */
export const input: Validator<AllergyReviewInput>
