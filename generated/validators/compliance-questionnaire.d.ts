// Generated from schemas/resources/compliance-questionnaire.json by npm run generate. Edits are lost.
import type { ComplianceQuestionnaire } from '../types/compliance-questionnaire.ts'
import type { ComplianceQuestionnaireCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<ComplianceQuestionnaireCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<ComplianceQuestionnaire>
