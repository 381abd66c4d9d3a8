// Generated from schemas/operations/itinerary-open.json by npm run generate. Edits are lost.
import type { ItineraryOpenInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of itinerary.open. */
export const input: Validator<ItineraryOpenInput>
