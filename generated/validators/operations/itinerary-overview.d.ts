// Generated from schemas/operations/itinerary-overview.json by npm run generate. Edits are lost.
import type { ItineraryOverviewInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of itinerary.overview. */
export const input: Validator<ItineraryOverviewInput>
