// Generated from schemas/resources/program.json by npm run generate. Edits are lost.
import type { Program } from '../types/program.ts'
import type { ProgramCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<ProgramCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Program>
