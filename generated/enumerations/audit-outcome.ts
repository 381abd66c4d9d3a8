// Generated from schemas/enumerations/audit-outcome.json by npm run generate. Edits are lost.
/** The values of audit outcome. */
export const auditOutcomes = ['Success', 'Denied', 'Error'] as const

export type AuditOutcome = (typeof auditOutcomes)[number]
