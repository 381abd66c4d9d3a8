// Generated from schemas/resources/contract.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { ContractStatus } from '../enumerations/contract-status.ts'
import type { DatePeriod } from './date-period.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Money } from './money.ts'
import type { Reference } from './reference.ts'

/** An agreement with a payer, a county or a partner about services and rates. */
export type Contract = {
  readonly id: string
  readonly resourceType: 'Contract'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly name: string
  /** As written on the paper. */
  readonly number: string
  /** The other party. */
  readonly organization: Reference
  readonly period: DatePeriod
  /** A suspended contract can become active again, an ended one cannot. */
  readonly status: ContractStatus
  readonly programs?: readonly Reference[]
  /** What is paid for which service. */
  readonly lines?: readonly {
    readonly id: string
    readonly service: Reference
    readonly rate: Money
    readonly per: CodedValue
    readonly maxUnits?: number
    readonly maxAmount?: number
    readonly authorizationRequired?: boolean
    readonly modifiers?: readonly CodedValue[]
  }[]
  /** What the contract pays in all. */
  readonly budget?: Money
  readonly documents?: readonly Reference[]
  /** Days before the end when someone is reminded. */
  readonly renewalNoticeDays?: number
}
