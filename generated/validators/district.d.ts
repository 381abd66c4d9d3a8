// Generated from schemas/resources/district.json by npm run generate. Edits are lost.
import type { District } from '../types/district.ts'
import type { DistrictCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<DistrictCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<District>
