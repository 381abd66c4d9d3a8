// Generated from schemas/operations/questionnaire-print.json by npm run generate. Edits are lost.
import type { QuestionnairePrintInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of questionnaire.print. */
export const input: Validator<QuestionnairePrintInput>
