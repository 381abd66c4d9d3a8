// Generated from schemas/operations/practice-preferences-environment.json by npm run generate. Edits are lost.
import type { PracticePreferencesEnvironmentInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of practicePreferences.environment. */
export const input: Validator<PracticePreferencesEnvironmentInput>
