// Generated from schemas/resources/itinerary.json by npm run generate. Edits are lost.
import type { Address } from './address.ts'
import type { GeoPoint } from './geo-point.ts'
import type { Identifier } from './identifier.ts'
import type { ItineraryStatus } from '../enumerations/itinerary-status.ts'
import type { ItineraryStop } from './itinerary-stop.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'

/** One mobile worker's day: the stops as planned and as they went. Its totals are the sums of its stops. It is seen by the worker and by those who manage itineraries. */
export type Itinerary = {
  readonly id: string
  readonly resourceType: 'Itinerary'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** One itinerary for each person and day. */
  readonly practitioner: Reference
  readonly date: string
  readonly district?: Reference
  /** A closed day can be opened again on the same day. */
  readonly status: ItineraryStatus
  /** A known place or an address. */
  readonly startLocation?: {
    readonly location?: Reference
    readonly address?: Address
  }
  /** A known place or an address. */
  readonly endLocation?: {
    readonly location?: Reference
    readonly address?: Address
  }
  /** A location of the kind vehicle. */
  readonly vehicle?: Reference
  /** In the order of the day. */
  readonly stops?: readonly ItineraryStop[]
  /** Counted from the stops. */
  readonly totals?: {
    readonly miles?: number
    readonly travelMinutes?: number
    readonly serviceMinutes?: number
  }
  /** The end is not below the start. */
  readonly odometer?: {
    readonly start?: number
    readonly end?: number
  }
  /** Who is told when the worker does not report back in time; an arrival starts the time anew. */
  readonly safetyCheck?: {
    readonly dueAt?: string
    readonly confirmedAt?: string
    readonly contact?: Reference
    /** The server says it. */
    readonly toldAt?: string
  }
  /** Where the worker said to be; kept only while the visit is open. */
  readonly openPlace?: {
    readonly stop: string
    readonly point: GeoPoint
  }
}
