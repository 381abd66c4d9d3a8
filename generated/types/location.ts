// Generated from schemas/resources/location.json by npm run generate. Edits are lost.
import type { Address } from './address.ts'
import type { ClockTime } from './clock-time.ts'
import type { CodedValue } from './coded-value.ts'
import type { ContactPoint } from './contact-point.ts'
import type { Identifier } from './identifier.ts'
import type { LocationKind } from '../enumerations/location-kind.ts'
import type { LocationStatus } from '../enumerations/location-status.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { TimeZone } from './time-zone.ts'
import type { Weekday } from '../enumerations/weekday.ts'

/** A site, a room or another place where care happens. */
export type Location = {
  readonly id: string
  readonly resourceType: 'Location'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly name: string
  /** For the header of the calendar. */
  readonly shortName?: string
  /** A room belongs to a site. */
  readonly kind: LocationKind
  readonly status: LocationStatus
  /** The site of a room. */
  readonly partOf?: Reference
  readonly organization?: Reference
  /** Default for sessions here. */
  readonly placeOfService?: CodedValue
  /** Programs that may use it; empty means all. */
  readonly programs?: readonly Reference[]
  /** Needed for a site. */
  readonly address?: Address
  readonly district?: Reference
  /** Times of sessions here are shown in it. */
  readonly timezone: TimeZone
  readonly contacts?: readonly ContactPoint[]
  /** People; group appointments warn above it. */
  readonly capacity?: number
  /** Double booking is checked. */
  readonly bookable: boolean
  /** Opening hours. */
  readonly hours?: readonly {
    readonly weekday: Weekday
    readonly start: ClockTime
    readonly end: ClockTime
  }[]
  /** Virtual. */
  readonly telehealthUrl?: string
  /** True for the kind Virtual. */
  readonly virtual?: boolean
  /** Wheelchair, hearing loop and the like. */
  readonly accessibility?: readonly string[]
}
