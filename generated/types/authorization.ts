// Generated from schemas/types/authorization.json by npm run generate. Edits are lost.
import type { AuthorizationStatus } from '../enumerations/authorization-status.ts'
import type { CodedValue } from './coded-value.ts'
import type { DatePeriod } from './date-period.ts'
import type { FrequencyPeriod } from '../enumerations/frequency-period.ts'
import type { Reference } from './reference.ts'

/** What a payer allows: units of services in a period. The server counts the units. */
export type Authorization = {
  readonly id: string
  readonly number: string
  /** Expired and exhausted are set by the server. */
  readonly status: AuthorizationStatus
  readonly services: readonly Reference[]
  readonly programs?: readonly Reference[]
  /** None means anybody. */
  readonly practitioners?: readonly Reference[]
  readonly unitKind: CodedValue
  readonly unitsApproved: number
  /** Units of finished sessions with a final note. */
  readonly unitsUsed?: number
  /** Units of drafts and booked appointments; shown, not subtracted. */
  readonly unitsPlanned?: number
  /** Approved less used. */
  readonly unitsRemaining?: number
  /** The end of an approved authorization whose used units have reached the share at which a warning is wanted; 9999-12-31 where it has no end. */
  readonly lowUntil?: string
  readonly frequencyLimit?: {
    readonly units: number
    readonly per: FrequencyPeriod
  }
  readonly period: DatePeriod
  readonly requestedAt?: string
  readonly decidedAt?: string
  readonly contact?: string
  readonly documents?: readonly Reference[]
  /** From this share of used units on a warning is shown. */
  readonly warnAtPercent?: number
  readonly notes?: string
}
