// Generated from schemas/operations/questionnaire-import.json by npm run generate. Edits are lost.
import type { QuestionnaireImportInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of questionnaire.import. */
export const input: Validator<QuestionnaireImportInput>
