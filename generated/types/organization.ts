// Generated from schemas/resources/organization.json by npm run generate. Edits are lost.
import type { Address } from './address.ts'
import type { ContactPoint } from './contact-point.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { OrganizationKind } from '../enumerations/organization-kind.ts'
import type { Reference } from './reference.ts'

/** A payer, agency, facility or other organization. */
export type Organization = {
  readonly id: string
  readonly resourceType: 'Organization'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly name: string
  readonly kind: OrganizationKind
  readonly active: boolean
  /** Needed for payers that receive electronic claims. */
  readonly payerId?: string
  readonly npi?: string
  readonly taxId?: string
  /** No circle. */
  readonly partOf?: Reference
  readonly contacts?: readonly ContactPoint[]
  readonly addresses?: readonly Address[]
  /** Default for sending documents. */
  readonly directAddress?: string
  /** Default for sending documents. */
  readonly faxNumber?: string
  /** This payer wants an authorization for these. */
  readonly authorizationRequired?: readonly Reference[]
  /** Empty means all; the rule Insurance reads it. */
  readonly coveredServices?: readonly {
    readonly service: Reference
    readonly from?: string
    readonly to?: string
  }[]
  /** For reports. */
  readonly timelyFilingDays?: number
  /** A substance-use program under 42 CFR Part 2. */
  readonly part2Program: boolean
  readonly notes?: string
}
