// Generated from schemas/resources/episode-of-care.json by npm run generate. Edits are lost.
import type { CareTeamMember } from './care-team-member.ts'
import type { CodedValue } from './coded-value.ts'
import type { DatePeriod } from './date-period.ts'
import type { EpisodeDiagnosisUse } from '../enumerations/episode-diagnosis-use.ts'
import type { EpisodeStatus } from '../enumerations/episode-status.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { StatusChange } from './status-change.ts'

/** The enrollment of a patient in a program. */
export type EpisodeOfCare = {
  readonly id: string
  readonly resourceType: 'EpisodeOfCare'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly patient: Reference
  /** Changed only while no note is signed. */
  readonly program: Reference
  readonly status: EpisodeStatus
  /** The end only when completed or cancelled. */
  readonly period: DatePeriod
  readonly admissionType?: CodedValue
  readonly referral?: {
    readonly source: CodedValue
    readonly organization?: Reference
    readonly person?: string
    readonly date?: string
    readonly reason?: string
  }
  readonly careManager?: Reference
  /** The team of this enrollment. */
  readonly careTeam?: readonly CareTeamMember[]
  readonly location?: Reference
  /** The first one is the principal one. */
  readonly diagnoses?: readonly {
    readonly condition: Reference
    readonly rank: number
    readonly use: EpisodeDiagnosisUse
  }[]
  /** The active plan. */
  readonly carePlan?: Reference
  readonly coverages?: readonly {
    readonly coverage: Reference
    readonly order: number
  }[]
  /** For example ASAM 2.1. */
  readonly levelOfCare?: string
  readonly legalStatus?: CodedValue
  /** Needed to complete. */
  readonly discharge?: {
    readonly date: string
    readonly reason: CodedValue
    readonly disposition?: string
    readonly summaryNote?: Reference
    readonly followUp?: string
  }
  readonly targetEnd?: string
  readonly statusHistory?: readonly StatusChange[]
}
