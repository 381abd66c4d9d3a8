import type { AuditRow } from '#server/stores/audit/insert-audit.ts'
import { installationId } from '#shared/permissions/installation-id.ts'

/** What is known of a request that did not become a call. */
export type RefusalFacts = {
  readonly requestId: string
  readonly ip?: string | undefined
  readonly userAgent?: string | undefined
  readonly operation: string
  readonly status: number
}

/** The trail's row of a refusal that concerns no practice and no row: of the installation, of nobody, and denied. */
export function refusalRow(
  { newId, now }: { readonly newId: () => string; readonly now: () => { readonly iso: string } },
  { requestId, status, ...detail }: RefusalFacts,
): AuditRow {
  return {
    practiceId: installationId,
    id: newId(),
    at: now().iso,
    requestId,
    actorId: null,
    profileId: null,
    action: 'E',
    type: null,
    resourceId: null,
    versionId: null,
    patientId: null,
    outcome: 'Denied',
    status,
    reason: null,
    detail,
  }
}
