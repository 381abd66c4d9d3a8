// Generated from schemas/resources/text-expansion.json by npm run generate. Edits are lost.
import type { TextExpansion } from '../types/text-expansion.ts'
import type { TextExpansionCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<TextExpansionCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<TextExpansion>
