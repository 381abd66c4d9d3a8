// Generated from schemas/resources/healthcare-service.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { Color } from './color.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { EncounterMode } from '../enumerations/encounter-mode.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Money } from './money.ts'
import type { RateUnit } from '../enumerations/rate-unit.ts'
import type { Reference } from './reference.ts'
import type { ServiceFlag } from '../enumerations/service-flag.ts'
import type { SessionTimeUnit } from '../enumerations/session-time-unit.ts'
import type { UnitBasis } from '../enumerations/unit-basis.ts'
import type { UnitRounding } from '../enumerations/unit-rounding.ts'

/** A service that can be scheduled, documented and billed. */
export type HealthcareService = {
  readonly id: string
  readonly resourceType: 'HealthcareService'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Shown when a session is booked or documented. */
  readonly name: string
  /** The practice's own short code. */
  readonly code: string
  readonly category: CodedValue
  readonly status: DefinitionStatus
  /** What applies to sessions of this service. */
  readonly flags?: readonly ServiceFlag[]
  /** Clock times, minutes only, or a count of increments. */
  readonly sessionTimeUnit: SessionTimeUnit
  /** Units by minutes, one per visit, or one per day. */
  readonly unitBasis: UnitBasis
  /** Needed for time increments and for rounded units. */
  readonly incrementMinutes?: number
  /** How units are made of minutes. */
  readonly rounding: UnitRounding
  /** Lower bound of the rule Session duration. */
  readonly minMinutes?: number
  /** Upper bound of the rule Session duration. */
  readonly maxMinutes?: number
  /** Length of a new appointment. */
  readonly defaultMinutes: number
  /** Per patient. */
  readonly maxUnitsPerDay?: number
  /** HCPCS code or the practice's own. */
  readonly billingCode?: string
  readonly modifiers?: readonly CodedValue[]
  /** Only with one of these in a multi-service session. */
  readonly addOnTo?: readonly Reference[]
  /** Empty means any. */
  readonly allowedLicenses?: readonly CodedValue[]
  readonly modes: readonly EncounterMode[]
  /** Empty means any. */
  readonly placesOfService?: readonly CodedValue[]
  readonly programs?: readonly Reference[]
  /** Started when nothing else is chosen. */
  readonly noteDefinition?: Reference
  /** For services that support groups. */
  readonly groupNoteDefinition?: Reference
  /** Inserted in a multi-service note. */
  readonly subform?: Reference
  /** Documents a missed visit. */
  readonly missedVisitService: boolean
  /** A warning outside of it. */
  readonly groupSize?: {
    readonly min?: number
    readonly max?: number
  }
  /** The note must point to the care plan. */
  readonly requiresCarePlanLink: boolean
  readonly rate?: readonly {
    readonly amount: Money
    readonly per: RateUnit
    readonly from: string
  }[]
  readonly color?: Color
}
