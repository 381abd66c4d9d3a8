// Generated from schemas/resources/security-token.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'

/** Opens named records for its owner for a day, in the session in which it was made. It adds no permission. A request with one that does not hold is refused with 1001, with an expired one 1002, and without a reason where one is needed 1003. */
export type SecurityToken = {
  readonly id: string
  readonly resourceType: 'SecurityToken'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly owner: Reference
  /** 24 hours after it was made; a longer list does not move it. */
  readonly expiration: string
  /** The sign-in that made it; in any other it opens nothing. */
  readonly session?: string
  /** Whose records it opens. */
  readonly patientAllowances: readonly Reference[]
  /** Why the record was opened. */
  readonly reasons?: readonly {
    readonly patient: Reference
    readonly reason: CodedValue
    readonly text?: string
    readonly at?: string
  }[]
  /** Those whom its owner does not reach otherwise; each with a reason and the re-entered password (break glass). */
  readonly opened?: readonly Reference[]
  readonly created: string
}
