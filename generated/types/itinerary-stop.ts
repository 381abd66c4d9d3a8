// Generated from schemas/types/itinerary-stop.json by npm run generate. Edits are lost.
import type { Address } from './address.ts'
import type { GeoPoint } from './geo-point.ts'
import type { Progress } from '../enumerations/progress.ts'
import type { Reference } from './reference.ts'
import type { VisitOutcome } from '../enumerations/visit-outcome.ts'

/** One stop of a mobile worker's day, as planned and as it went. */
export type ItineraryStop = {
  readonly id: string
  readonly order: number
  readonly appointment?: Reference
  readonly patient?: Reference
  readonly address?: Address
  readonly plannedArrival?: string
  readonly plannedMinutes?: number
  readonly travelMinutes?: number
  readonly distanceMiles?: number
  readonly progress: Progress
  readonly actualArrival?: string
  /** Not before the arrival. */
  readonly actualDeparture?: string
  /** What a device says at an arrival; it is told to those who manage itineraries while the visit is open, and kept nowhere. */
  readonly geo?: {
    readonly arrive?: GeoPoint
    readonly depart?: GeoPoint
  }
  readonly outcome?: VisitOutcome
  readonly encounter?: Reference
  readonly note?: string
}
