// Generated from schemas/resources/shared-scribble.json by npm run generate. Edits are lost.
import type { SharedScribble } from '../types/shared-scribble.ts'
import type { SharedScribbleCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<SharedScribbleCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<SharedScribble>
