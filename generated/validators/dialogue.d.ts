// Generated from schemas/resources/dialogue.json by npm run generate. Edits are lost.
import type { Dialogue } from '../types/dialogue.ts'
import type { DialogueCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<DialogueCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Dialogue>
