// Generated from schemas/operations/practice-preferences-try-again.json by npm run generate. Edits are lost.
import type { PracticePreferencesTryAgainInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of practicePreferences.tryAgain. */
export const input: Validator<PracticePreferencesTryAgainInput>
