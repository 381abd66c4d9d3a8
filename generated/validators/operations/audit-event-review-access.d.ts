// Generated from schemas/operations/audit-event-review-access.json by npm run generate. Edits are lost.
import type { AuditEventReviewAccessInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of auditEvent.reviewAccess. */
export const input: Validator<AuditEventReviewAccessInput>
