// Generated from schemas/resources/notation.json by npm run generate. Edits are lost.
import type { Notation } from '../types/notation.ts'
import type { NotationCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<NotationCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Notation>
