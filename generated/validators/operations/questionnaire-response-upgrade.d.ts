// Generated from schemas/operations/questionnaire-response-upgrade.json by npm run generate. Edits are lost.
import type { QuestionnaireResponseUpgradeInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of questionnaireResponse.upgrade. */
export const input: Validator<QuestionnaireResponseUpgradeInput>
