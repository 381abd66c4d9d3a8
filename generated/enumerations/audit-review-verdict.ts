// Generated from schemas/enumerations/audit-review-verdict.json by npm run generate. Edits are lost.
/** Does a finding stand? */
export const auditReviewVerdicts = ['Confirmed', 'Refuted'] as const

export type AuditReviewVerdict = (typeof auditReviewVerdicts)[number]
