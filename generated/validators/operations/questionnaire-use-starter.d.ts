// Generated from schemas/operations/questionnaire-use-starter.json by npm run generate. Edits are lost.
import type { QuestionnaireUseStarterInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of questionnaire.useStarter. */
export const input: Validator<QuestionnaireUseStarterInput>
