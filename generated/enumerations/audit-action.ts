// Generated from schemas/enumerations/audit-action.json by npm run generate. Edits are lost.
/** The values of audit action. */
export const auditActions = ['C', 'R', 'U', 'D', 'E'] as const

export type AuditAction = (typeof auditActions)[number]
