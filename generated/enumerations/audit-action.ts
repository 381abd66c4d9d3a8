// Generated from schemas/enumerations/audit-action.json by npm run generate. Edits are lost.
/** What an event of the audit trail did to a row: created, read, updated, deleted or executed something. */
export const auditActions = ['C', 'R', 'U', 'D', 'E'] as const

export type AuditAction = (typeof auditActions)[number]
