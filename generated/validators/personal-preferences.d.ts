// Generated from schemas/resources/personal-preferences.json by npm run generate. Edits are lost.
import type { PersonalPreferences } from '../types/personal-preferences.ts'
import type { PersonalPreferencesCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<PersonalPreferencesCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<PersonalPreferences>
