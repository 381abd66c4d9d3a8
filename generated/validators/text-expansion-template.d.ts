// Generated from schemas/resources/text-expansion-template.json by npm run generate. Edits are lost.
import type { TextExpansionTemplate } from '../types/text-expansion-template.ts'
import type { TextExpansionTemplateCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<TextExpansionTemplateCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<TextExpansionTemplate>
