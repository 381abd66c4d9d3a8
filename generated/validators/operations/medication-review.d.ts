// Generated from schemas/operations/medication-review.json by npm run generate. Edits are lost.
import type { MedicationReviewInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of medication.review. */
export const input: Validator<MedicationReviewInput>
