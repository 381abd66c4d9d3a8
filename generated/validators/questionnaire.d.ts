// Generated from schemas/resources/questionnaire.json by npm run generate. Edits are lost.
import type { Questionnaire } from '../types/questionnaire.ts'
import type { QuestionnaireCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<QuestionnaireCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Questionnaire>
