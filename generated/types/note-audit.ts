// Generated from schemas/resources/note-audit.json by npm run generate. Edits are lost.
import type { AuditReviewState } from '../enumerations/audit-review-state.ts'
import type { ComplianceAnswer } from './compliance-answer.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { NoteAuditOutcome } from '../enumerations/note-audit-outcome.ts'
import type { Progress } from '../enumerations/progress.ts'
import type { Reference } from './reference.ts'

/** The audit of one version of one note; it never changes the note. It belongs to the note's session and patient, and goes the way of every audit: nobody audits their own work, and a third person reviews. */
export type NoteAudit = {
  readonly id: string
  readonly resourceType: 'NoteAudit'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** The version that is audited. */
  readonly note: Reference
  /** The session of the note. */
  readonly encounter?: Reference
  /** The patient of the note. */
  readonly patient?: Reference
  /** A checklist for notes, in the version that was chosen. */
  readonly questionnaire: Reference
  /** Nobody audits a note of his own. */
  readonly auditor: Reference
  /** Whose work is looked at. */
  readonly auditees?: readonly Reference[]
  /** In progress with the first answer; complete when every question has one. */
  readonly progress: Progress
  /** The day by which it shall be done. */
  readonly due?: string
  /** One for each question. */
  readonly answers?: readonly ComplianceAnswer[]
  /** Satisfied weight out of the weight that applies, in percent. */
  readonly score?: number
  /** The same, with refuted findings as satisfied. */
  readonly scoreAfterReview?: number
  /** The score reaches the checklist and no critical finding is left. */
  readonly passed?: boolean
  /** Does a dispute wait for a reviewer? */
  readonly reviewState: AuditReviewState
  readonly completedAt?: string
  /** What follows; a billing hold stops the session from being billed. */
  readonly outcome?: NoteAuditOutcome
  /** The note as it was amended. */
  readonly actionNote?: Reference
  /** The patient or the group of the note. */
  readonly subject: Reference
}
