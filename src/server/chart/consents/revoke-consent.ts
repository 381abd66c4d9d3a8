import { wantPurge } from '#server/note-parts/charting/want-purge.ts'
import type { Handler } from '#server/operations/handler.ts'
import { wantRuns } from '#server/operations/jobs/want-runs-query.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { failed } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/**
 * Revokes a consent of a chart: from now on nothing leaves under it, and what waits to be sent under it fails. A consent for
 * substance use records is taken back in writing. What was disclosed before stays lawful and stays accounted for. What was recorded or
 * drafted of a session under it is purged.
 */
export const revokeConsent: Handler<'consent.revoke'> = async (context, input) => {
  const { stores, now, actor, transaction, newId } = context
  const { id, versionId, method, reason, by } = input
  const consents = stores.of('Consent')
  const found = await consents.get(id)
  if (!found.ok) return found
  const { value: consent } = found
  if (consent.status !== 'Active') return failed({ kind: 'conflict', because: 'consents.not-active' })
  if (versionId === undefined)
    return failed({ kind: 'precondition', status: 428, because: 'stores.version-needed' })
  if (versionId !== consent.meta.versionId) return failed(staleVersion(consent.meta.versionId))
  if (consent.kind.code.startsWith('part2-') && method === 'Verbal')
    return refuse('/method', 'consents.written')

  const revocation = {
    at: now.iso,
    by: by ?? { id: consent.patient.id, resourceType: 'Patient' as const },
    method,
    effective: now.iso.slice(0, 10),
    ...(reason !== undefined && { reason }),
  }
  const { practiceId, personId } = actor
  const run = { practiceId, id: newId(), job: 'SendDocuments', dueAt: now.iso } as const
  await wantRuns(transaction, [{ ...run, ...(personId !== null && { askedBy: personId }) }])
  if (consent.kind.code === 'recording-ambient') await wantPurge(context)
  context.note({ patientId: consent.patient.id })
  return consents.update({ id, versionId }, { ...consent, status: 'Revoked', revocation })
}
