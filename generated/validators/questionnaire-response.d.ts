// Generated from schemas/resources/questionnaire-response.json by npm run generate. Edits are lost.
import type { QuestionnaireResponse } from '../types/questionnaire-response.ts'
import type { QuestionnaireResponseCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<QuestionnaireResponseCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<QuestionnaireResponse>
