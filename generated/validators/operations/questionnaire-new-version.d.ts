// Generated from schemas/operations/questionnaire-new-version.json by npm run generate. Edits are lost.
import type { QuestionnaireNewVersionInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of questionnaire.newVersion. */
export const input: Validator<QuestionnaireNewVersionInput>
