// Generated from schemas/types/compliance-answer.json by npm run generate. Edits are lost.
import type { AuditReviewVerdict } from '../enumerations/audit-review-verdict.ts'
import type { ComplianceResult } from '../enumerations/compliance-result.ts'
import type { Reference } from './reference.ts'

/** What an audit found for one question, with what was said against it and what followed. */
export type ComplianceAnswer = {
  readonly questionId: string
  readonly result: ComplianceResult
  /** Needed when not satisfied. */
  readonly comment?: string
  readonly evidence?: readonly Reference[]
  /** Answered by an automatic check. */
  readonly auto?: boolean
  readonly dispute?: {
    readonly by?: Reference
    readonly at?: string
    readonly text: string
  }
  /** By somebody who is neither the auditor nor audited. */
  readonly review?: {
    readonly verdict: AuditReviewVerdict
    readonly by?: Reference
    readonly at?: string
    readonly comment?: string
  }
  readonly correction?: {
    readonly required: boolean
    readonly due?: string
    readonly doneAt?: string
    readonly by?: Reference
  }
}
