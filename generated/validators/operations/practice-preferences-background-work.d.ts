// Generated from schemas/operations/practice-preferences-background-work.json by npm run generate. Edits are lost.
import type { PracticePreferencesBackgroundWorkInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of practicePreferences.backgroundWork. */
export const input: Validator<PracticePreferencesBackgroundWorkInput>
