// Generated from schemas/resources/script.json by npm run generate. Edits are lost.
import type { Script } from '../types/script.ts'
import type { ScriptCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<ScriptCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Script>
