import type { ActInputs } from '#generated/operations/operations.ts'
import type { Consent } from '#generated/types/consent.ts'
import { wantPurge } from '#server/note-parts/charting/want-purge.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { wantRuns } from '#server/operations/jobs/want-runs-query.ts'
import { actsForPatient } from '#server/stores/reach/acts-for-patient.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { isOfPortal } from '#shared/permissions/circles-of.ts'

/**
 * Revokes a consent of a chart: people of the portal as themselves, and only who decides for the patient; staff for whom they name. From now on nothing leaves under it, and what waits to be sent under it fails. A consent for
 * substance use records is taken back in writing. What was disclosed before stays lawful and stays accounted for. What was recorded or
 * drafted of a session under it is purged.
 */
export const revokeConsent: Handler<'consent.revoke'> = async (context, input) => {
  const { stores, now, actor, transaction, newId } = context
  const { id, versionId, reason } = input
  const consents = stores.of('Consent')
  const found = await consents.get(id)
  if (!found.ok) return found
  const { value: consent } = found
  if (consent.status !== 'Active') return failed({ kind: 'conflict', because: 'consents.not-active' })
  if (versionId === undefined)
    return failed({ kind: 'precondition', status: 428, because: 'stores.version-needed' })
  if (versionId !== consent.meta.versionId) return failed(staleVersion(consent.meta.versionId))
  const taken = await takenBackBy(context, consent, input)
  if (!taken.ok) return taken

  const revocation = {
    at: now.iso,
    ...taken.value,
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

type Revocation = NonNullable<Consent['revocation']>
type Said = Pick<ActInputs['consent.revoke'], 'by' | 'method'>

/** Who takes it back, and how. Of whoever does it in the portal nothing that is said of that counts. */
async function takenBackBy(
  context: Context,
  { patient, kind }: Consent,
  { by = { id: patient.id, resourceType: 'Patient' }, method }: Said,
): Promise<Outcome<Pick<Revocation, 'by' | 'method'>>> {
  const { actor } = context
  if (isOfPortal(actor)) {
    const decides = await actsForPatient(context, patient.id)
    if (!decides.ok) return decides
    if (!decides.value || !actor.profile)
      return failed({ kind: 'forbidden', permission: 'Consent:Update', because: 'consents.not-for-patient' })
    const { id, resourceType } = actor.profile
    return succeeded({ by: { id, resourceType }, method: 'Portal' })
  }
  if (kind.code.startsWith('part2-') && method === 'Verbal') return refuse('/method', 'consents.written')
  return succeeded({ by, method })
}
