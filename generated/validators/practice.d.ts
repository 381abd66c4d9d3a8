// Generated from schemas/resources/practice.json by npm run generate. Edits are lost.
import type { Practice } from '../types/practice.ts'
import type { PracticeCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<PracticeCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Practice>
