// Generated from schemas/operations/compliance-questionnaire-publish.json by npm run generate. Edits are lost.
import type { ComplianceQuestionnairePublishInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of complianceQuestionnaire.publish. */
export const input: Validator<ComplianceQuestionnairePublishInput>
