// Generated from schemas/types/compliance-answer.json by npm run generate. Edits are lost.
import type { AuditReviewVerdict } from '../enumerations/audit-review-verdict.ts'
import type { ComplianceResult } from '../enumerations/compliance-result.ts'
import type { Reference } from './reference.ts'

/** The answer to one question of an audit, and what became of the finding. */
export interface ComplianceAnswer {
  readonly questionId: string
  readonly result: ComplianceResult
  /** Needed when it is not satisfied. */
  readonly comment?: string
  /** What shows it. */
  readonly evidence?: readonly Reference[]
  /** Answered by the system. */
  readonly auto?: boolean
  /** What the auditee says against it, within 14 days. */
  readonly dispute?: {
    readonly by?: Reference
    readonly at?: string
    readonly text: string
  }
  /** What a reviewer, neither auditor nor auditee, makes of the finding. */
  readonly review?: {
    readonly verdict: AuditReviewVerdict
    readonly by?: Reference
    readonly at?: string
    readonly comment?: string
  }
  /** What has to be mended. */
  readonly correction?: {
    readonly required: boolean
    readonly due?: string
    readonly doneAt?: string
    readonly by?: Reference
  }
}
