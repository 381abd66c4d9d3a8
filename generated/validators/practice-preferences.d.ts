// Generated from schemas/resources/practice-preferences.json by npm run generate. Edits are lost.
import type { PracticePreferences } from '../types/practice-preferences.ts'
import type { PracticePreferencesCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<PracticePreferencesCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<PracticePreferences>
