// Generated from schemas/operations/questionnaire-response-print.json by npm run generate. Edits are lost.
import type { QuestionnaireResponsePrintInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of questionnaireResponse.print. */
export const input: Validator<QuestionnaireResponsePrintInput>
