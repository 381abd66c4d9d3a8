// Generated from schemas/resources/location.json by npm run generate. Edits are lost.
import type { Location } from '../types/location.ts'
import type { LocationCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<LocationCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Location>
