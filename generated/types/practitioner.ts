// Generated from schemas/resources/practitioner.json by npm run generate. Edits are lost.
import type { Address } from './address.ts'
import type { CodedValue } from './coded-value.ts'
import type { Color } from './color.ts'
import type { ContactPoint } from './contact-point.ts'
import type { Content } from './content.ts'
import type { DatePeriod } from './date-period.ts'
import type { EmploymentKind } from '../enumerations/employment-kind.ts'
import type { HumanName } from './human-name.ts'
import type { Identifier } from './identifier.ts'
import type { Invite } from './invite.ts'
import type { Licence } from './licence.ts'
import type { Meta } from './meta.ts'
import type { PopulationLevel } from '../enumerations/population-level.ts'
import type { Reference } from './reference.ts'
import type { SupervisionKind } from '../enumerations/supervision-kind.ts'
import type { TimeZone } from './time-zone.ts'
import type { UserRole } from '../enumerations/user-role.ts'

/** The profile of a staff member in one practice. */
export type Practitioner = {
  readonly id: string
  readonly resourceType: 'Practitioner'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Absent until the invitation is accepted. */
  readonly person?: Reference
  /** Inactive: can not sign in here, own or be invited; the history stays. */
  readonly active: boolean
  readonly name: HumanName
  /** After the name, like LCSW. */
  readonly credentials?: string
  /** What this person may do here. */
  readonly roles: readonly Reference[]
  /** Unique in the practice. */
  readonly staffCode?: string
  /** Each with its state and dates. */
  readonly licenses?: readonly Licence[]
  /** Ten digits with a check digit. */
  readonly npi?: string
  /** Provider taxonomy. */
  readonly taxonomy?: string
  /** Not the person, no circle, at most 5 deep. */
  readonly supervisor?: Reference
  /** Dated; the one valid on the date of service counts. */
  readonly supervisors?: readonly {
    readonly practitioner: Reference
    readonly kind: SupervisionKind
    readonly period?: DatePeriod
  }[]
  /** Notes need the supervisor's signature too. */
  readonly requiresCoSignature: boolean
  readonly programs?: readonly Reference[]
  readonly locations?: readonly Reference[]
  readonly defaultLocation?: Reference
  /** Empty means any that the license allows. */
  readonly services?: readonly Reference[]
  readonly districts?: readonly Reference[]
  readonly contacts?: readonly ContactPoint[]
  readonly addresses?: readonly Address[]
  /** An image up to 2 MB. */
  readonly avatar?: Content
  /** Colour in calendars. */
  readonly color?: Color
  /** Else the practice's. */
  readonly timezone?: TimeZone
  readonly languages?: readonly CodedValue[]
  readonly pronouns?: CodedValue
  readonly employment?: {
    readonly start: string
    readonly end?: string
    readonly kind: EmploymentKind
    readonly fte?: number
  }
  readonly productivityTarget?: {
    readonly minutesPerWeek: number
  }
  /** The stricter of role and person wins. */
  readonly populationLevel?: PopulationLevel
  /** How the invitation stands. */
  readonly invite?: Invite
  readonly profile?: {
    readonly roles?: readonly UserRole[]
  }
}
