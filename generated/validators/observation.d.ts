// Generated from schemas/resources/observation.json by npm run generate. Edits are lost.
import type { Observation } from '../types/observation.ts'
import type { ObservationCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<ObservationCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Observation>
