// Generated from schemas/resources/coverage.json by npm run generate. Edits are lost.
import type { Address } from './address.ts'
import type { AdministrativeGender } from '../enumerations/administrative-gender.ts'
import type { Authorization } from './authorization.ts'
import type { CodedValue } from './coded-value.ts'
import type { CoverageStatus } from '../enumerations/coverage-status.ts'
import type { DatePeriod } from './date-period.ts'
import type { EligibilityResult } from '../enumerations/eligibility-result.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Money } from './money.ts'
import type { Reference } from './reference.ts'

/** An insurance policy of a person, with what its payer has authorized. What is left of an authorization is what was approved less what finished and signed sessions have used; plans are shown and not taken off. */
export type Coverage = {
  readonly id: string
  readonly resourceType: 'Coverage'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Who is insured. */
  readonly beneficiary: Reference
  /** An organization of the kind payer. */
  readonly payer: Reference
  readonly type: CodedValue
  /** Terminated policies can be reinstated. */
  readonly status: CoverageStatus
  readonly memberId: string
  readonly groupNumber?: string
  readonly planName?: string
  /** 1 is the primary one; no two active ones at the same time. */
  readonly order: number
  /** Of the person to the subscriber. */
  readonly relationship: CodedValue
  /** Needed unless the person is insured himself or herself. */
  readonly subscriber?: {
    readonly person?: Reference
    readonly name?: string
    readonly birthDate?: string
    readonly gender?: AdministrativeGender
    readonly address?: Address
    readonly id?: string
  }
  readonly period: DatePeriod
  /** Pays only for these; none means all. */
  readonly programs?: readonly Reference[]
  /** Checks with the payer, newest first. */
  readonly eligibility?: readonly {
    readonly checkedAt: string
    readonly result: EligibilityResult
    readonly source?: string
    readonly response?: Reference
  }[]
  readonly cards?: {
    readonly front?: Reference
    readonly back?: Reference
  }
  readonly copay?: Money
  /** What the payer allows; the server counts the units. */
  readonly authorizations?: readonly Authorization[]
}
