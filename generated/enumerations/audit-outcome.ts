// Generated from schemas/enumerations/audit-outcome.json by npm run generate. Edits are lost.
/** How an event of the audit trail ended. */
export const auditOutcomes = ['Success', 'Denied', 'Error'] as const

export type AuditOutcome = (typeof auditOutcomes)[number]
