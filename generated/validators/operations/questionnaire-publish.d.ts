// Generated from schemas/operations/questionnaire-publish.json by npm run generate. Edits are lost.
import type { QuestionnairePublishInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of questionnaire.publish. */
export const input: Validator<QuestionnairePublishInput>
