// Generated from schemas/resources/itinerary.json by npm run generate. Edits are lost.
import type { Itinerary } from '../types/itinerary.ts'
import type { ItineraryCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<ItineraryCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Itinerary>
