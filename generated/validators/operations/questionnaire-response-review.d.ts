// Generated from schemas/operations/questionnaire-response-review.json by npm run generate. Edits are lost.
import type { QuestionnaireResponseReviewInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of questionnaireResponse.review. */
export const input: Validator<QuestionnaireResponseReviewInput>
