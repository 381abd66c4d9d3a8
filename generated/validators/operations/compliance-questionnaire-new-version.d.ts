// Generated from schemas/operations/compliance-questionnaire-new-version.json by npm run generate. Edits are lost.
import type { ComplianceQuestionnaireNewVersionInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of complianceQuestionnaire.newVersion. */
export const input: Validator<ComplianceQuestionnaireNewVersionInput>
