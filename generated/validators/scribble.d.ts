// Generated from schemas/resources/scribble.json by npm run generate. Edits are lost.
import type { Scribble } from '../types/scribble.ts'
import type { ScribbleCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<ScribbleCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Scribble>
