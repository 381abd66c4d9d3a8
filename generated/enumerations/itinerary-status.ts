// Generated from schemas/enumerations/itinerary-status.json by npm run generate. Edits are lost.
/** How far a mobile day is. */
export const itineraryStatuses = ['Planned', 'InProgress', 'Closed'] as const

export type ItineraryStatus = (typeof itineraryStatuses)[number]
