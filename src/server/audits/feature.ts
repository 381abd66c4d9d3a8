import type { Feature } from '#server/operations/handler.ts'
import { complianceAuditGuard, noteAuditGuard } from './audit-guard.ts'

/** Looking at other people's documentation without changing it. */
export const audits = {
  handlers: {},
  guards: { ComplianceAudit: complianceAuditGuard, NoteAudit: noteAuditGuard },
} satisfies Feature
