// Generated from schemas/types/mobile-day.json by npm run generate. Edits are lost.
import type { GeoPoint } from './geo-point.ts'
import type { Itinerary } from './itinerary.ts'

/** The day of a mobile worker as those see it who manage itineraries. */
export type MobileDay = {
  readonly itinerary: Itinerary
  readonly place?: GeoPoint
}
