// Generated from schemas/resources/compliance-audit.json by npm run generate. Edits are lost.
import type { AuditReviewState } from '../enumerations/audit-review-state.ts'
import type { ComplianceAnswer } from './compliance-answer.ts'
import type { DatePeriod } from './date-period.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Progress } from '../enumerations/progress.ts'
import type { Reference } from './reference.ts'

/** The audit of a chart, an enrollment, a staff member or a program by a checklist. Nobody audits their own work. Complete means that every question is answered; the score is the weight of what is satisfied out of the weight that applies. Whoever was audited may then dispute a finding, and a third person confirms or refutes it; a refuted finding counts as satisfied in the score after the review. */
export type ComplianceAudit = {
  readonly id: string
  readonly resourceType: 'ComplianceAudit'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** The version of the checklist that it was started with. */
  readonly questionnaire: Reference
  /** What is audited. */
  readonly subject: Reference
  /** The time that is looked at. */
  readonly period: DatePeriod
  /** Never one of those who are audited. */
  readonly auditor: Reference
  readonly auditees?: readonly Reference[]
  /** A complete audit is opened again only with a reason. */
  readonly progress: Progress
  readonly due?: string
  /** One for each question; reviewed by somebody else once complete. */
  readonly answers?: readonly ComplianceAnswer[]
  /** Share of satisfied among satisfied and not satisfied, by weight; absent when nothing counts. */
  readonly score?: number
  /** Findings that were refuted count as satisfied. */
  readonly scoreAfterReview?: number
  /** The score is high enough and no critical finding is left. */
  readonly passed?: boolean
  readonly reviewState: AuditReviewState
  readonly completedAt?: string
}
