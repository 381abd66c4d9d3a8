// Generated from schemas/operations/questionnaire-use-as-note.json by npm run generate. Edits are lost.
import type { QuestionnaireUseAsNoteInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of questionnaire.useAsNote. */
export const input: Validator<QuestionnaireUseAsNoteInput>
