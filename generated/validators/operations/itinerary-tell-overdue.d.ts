// Generated from schemas/operations/itinerary-tell-overdue.json by npm run generate. Edits are lost.
import type { ItineraryTellOverdueInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of itinerary.tellOverdue. */
export const input: Validator<ItineraryTellOverdueInput>
