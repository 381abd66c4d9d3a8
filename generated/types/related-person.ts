// Generated from schemas/resources/related-person.json by npm run generate. Edits are lost.
import type { Address } from './address.ts'
import type { AdministrativeGender } from '../enumerations/administrative-gender.ts'
import type { CodedValue } from './coded-value.ts'
import type { ContactPoint } from './contact-point.ts'
import type { CustodyKind } from '../enumerations/custody-kind.ts'
import type { DatePeriod } from './date-period.ts'
import type { HumanName } from './human-name.ts'
import type { Identifier } from './identifier.ts'
import type { Invite } from './invite.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { UserRole } from '../enumerations/user-role.ts'

/** Family, a guardian or a contact of a patient. Staff may discuss the patient with somebody only with a consent or a verified authority; the server writes who verified it, and when. */
export type RelatedPerson = {
  readonly id: string
  readonly resourceType: 'RelatedPerson'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly patient: Reference
  readonly name: HumanName
  /** What the person is to the patient. */
  readonly relationship: readonly CodedValue[]
  readonly birthDate?: string
  readonly gender?: AdministrativeGender
  readonly contacts?: readonly ContactPoint[]
  readonly addresses?: readonly Address[]
  /** Inactive ones are not offered. */
  readonly active: boolean
  /** Signs for the patient only when it is legal, verified and in force. */
  readonly authority?: {
    /** The law gives it. */
    readonly legal?: boolean
    /** Where it comes from. */
    readonly kind?: CodedValue
    /** The paper that shows it. */
    readonly document?: Reference
    /** Someone has seen the paper. */
    readonly verified?: boolean
    readonly verifiedBy?: Reference
    readonly verifiedAt?: string
    readonly period?: DatePeriod
  }
  /** Called first when something happens. */
  readonly isEmergencyContact: boolean
  /** The closest relative. */
  readonly isNextOfKin: boolean
  /** Shares the home. */
  readonly livesWithPatient: boolean
  /** Only with an active consent or with legal authority. */
  readonly mayDiscuss?: {
    readonly allowed: boolean
    readonly consent?: Reference
    readonly notes?: string
  }
  /** Who has custody of a child. */
  readonly custody?: {
    readonly kind?: CustodyKind
    readonly notes?: string
  }
  /** Sign-in to the portal, in place of the patient. Written when the invitation is accepted. */
  readonly profile?: {
    readonly person?: Reference
    readonly roles?: readonly UserRole[]
    readonly securityRoles?: readonly Reference[]
    readonly portalEnabled?: boolean
  }
  /** How the invitation stands. */
  readonly invite?: Invite
}
