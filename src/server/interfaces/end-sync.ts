import { registry } from '#generated/tables/registry.ts'
import type { Consent } from '#generated/types/consent.ts'
import type { JobWork } from '#server/operations/jobs/job.ts'
import { type AuditRow, insertAudit } from '#server/stores/audit/insert-audit.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import { entryNamed } from '#server/stores/entry-named.ts'
import { patientOf } from '#server/stores/rows/columns.ts'
import { systemPersonId } from '#server/stores/system-person-id.ts'
import { noteSyncEnd, type SyncEnd, type SyncRequest } from './sync-request-query.ts'

/** What came of sending a row, and with which consents it left. */
type Ended = SyncEnd & { readonly document: StoredDocument; readonly consents?: readonly Consent[] }

/**
 * Ends a sync: writes what came of it, accounts for what left the house in the trail, and has a note say it. What came of it
 * before leaves nothing a second time.
 */
export async function endSync(work: JobWork, request: SyncRequest, ended: Ended): Promise<void> {
  const { state, message, document } = ended
  const isNews = state !== request.state || message !== request.message
  const hasLeft = state === 'Success' || state === 'Warning'
  if (!isNews && !hasLeft) return
  const written = await work.database.asOwner(async (transaction) => {
    const { versionId } = document.meta
    const end = { state, message, ...(hasLeft && { versionId }) }
    const isCurrent = await noteSyncEnd(transaction, request, end)
    await insertAudit(transaction, [eventOf(work, request, ended)])
    return isCurrent
  }, 'job')
  if (written && request.type === 'Note') await work.ask('note.takeSyncResult', request.resourceId)
}

function eventOf(
  { practiceId, newId, now }: JobWork,
  { type, resourceId }: SyncRequest,
  { document, state, consents = [] }: Ended,
): AuditRow {
  const entry = entryNamed(type) ?? registry.Patient
  const hasLeft = state === 'Success' || state === 'Warning'
  return {
    practiceId,
    id: newId(),
    at: now.iso,
    requestId: newId(),
    actorId: systemPersonId,
    profileId: null,
    action: 'E',
    type,
    resourceId,
    versionId: document.meta.versionId,
    patientId: patientOf(entry, document),
    outcome: hasLeft ? 'Success' : 'Error',
    status: hasLeft ? 200 : 503,
    reason: null,
    detail: {
      event: hasLeft ? 'transmit' : 'transmit-failed',
      job: 'SendRows',
      text: state,
      ...(consents.length > 0 && { ids: consents.map(({ id }) => id) }),
    },
  }
}
