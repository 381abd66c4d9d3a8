import type { Feature } from '#server/operations/handler.ts'
import { noteAuditGuard } from './note-audit-guard.ts'

/** Looking at other people's documentation without changing it. */
export const audits = { guards: { NoteAudit: noteAuditGuard } } satisfies Feature
