// Generated from schemas/resources/person.json by npm run generate. Edits are lost.
import type { ContactPoint } from './contact-point.ts'
import type { HumanName } from './human-name.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { SecondFactor } from '../enumerations/second-factor.ts'
import type { UserRole } from '../enumerations/user-role.ts'

/** A login identity; its profiles say who the person is in each practice. */
export type Person = {
  readonly id: string
  readonly resourceType: 'Person'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** An e-mail address or a short name; unique, whatever the case. */
  readonly loginName: string
  readonly name: HumanName
  readonly contacts?: readonly ContactPoint[]
  /** Changed only by operations of the registry. */
  readonly userRoles: readonly UserRole[]
  /** Who this person is in which practice. */
  readonly profiles?: readonly {
    readonly practice: Reference
    readonly profile: Reference
    readonly active?: boolean
  }[]
  /** Changed only by the person. */
  readonly mfa?: {
    readonly methods?: readonly SecondFactor[]
  }
  readonly passwordSetAt?: string
  /** No sign-in before this time. */
  readonly lockedUntil?: string
  readonly lastLogin?: string
  /** Language of messages, like en-US. */
  readonly locale?: string
  /** A fixed account for jobs. */
  readonly isSystem: boolean
}
