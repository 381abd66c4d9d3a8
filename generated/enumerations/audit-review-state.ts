// Generated from schemas/enumerations/audit-review-state.json by npm run generate. Edits are lost.
/** Whether the findings of an audit are reviewed. */
export const auditReviewStates = ['NotNeeded', 'Requested', 'Reviewed'] as const

export type AuditReviewState = (typeof auditReviewStates)[number]
