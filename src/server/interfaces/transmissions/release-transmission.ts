import type { Handler } from '#server/operations/handler.ts'
import { wantRuns } from '#server/operations/jobs/want-runs-query.ts'
import { failed } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { openTransmission } from './open-transmission.ts'

/**
 * Releases a transmission from its hold without a consent: the privacy officer does, with the own password, on another legal
 * basis, with a reason, and never what the officer has asked to send.
 */
export const releaseTransmission: Handler<'documentTransmission.release'> = async (context, input) => {
  const found = await openTransmission(context, input, ['Hold'])
  if (!found.ok) return found
  const { value: transmission } = found
  const { stores, transaction, actor, now, newId } = context
  const { profile, practiceId, personId } = actor
  const { legalBasis, reason } = input
  if (legalBasis === 'Consent' || legalBasis === 'Tpo')
    return refuse('/legalBasis', 'transmissions.other-basis')
  const isOwn = profile === null || profile.id === transmission.sentBy?.id
  if (isOwn)
    return failed({
      kind: 'forbidden',
      permission: 'DocumentTransmission:Update',
      because: 'transmissions.not-own',
    })

  const run = { practiceId, id: newId(), job: 'SendDocuments', dueAt: now.iso } as const
  await wantRuns(transaction, [{ ...run, ...(personId !== null && { askedBy: personId }) }])
  context.note({ patientId: transmission.patient.id, reason: legalBasis })
  const by = { id: profile.id, resourceType: profile.resourceType }
  return stores
    .of('DocumentTransmission')
    .update(
      { id: transmission.id, versionId: transmission.meta.versionId },
      { ...transmission, result: 'Pending', legalBasis, release: { at: now.iso, by, reason } },
    )
}
