// Generated from schemas/resources/coverage.json by npm run generate. Edits are lost.
import type { Coverage } from '../types/coverage.ts'
import type { CoverageCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<CoverageCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Coverage>
