import type { CarePlan } from '#generated/types/care-plan.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Signature } from '#generated/types/signature.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { signaturesOf, validSignatures } from '#shared/notes/steps-for.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { draftIn } from './sign-care-plan.ts'

/**
 * Takes the signatures off a draft of a care plan before it is changed. They are those that the asker was shown, stay to be read
 * and no longer count; each signer of the staff, and whoever has taken a signature of the patient, is told that it is signed again.
 */
export const reopenCarePlan: Handler<'carePlan.reopen'> = async (context, input) => {
  const found = await draftIn(context, input)
  if (!found.ok) return found
  const plan = found.value
  const standing = validSignatures(signaturesOf(plan))
  if (!sameIds(standing, input.signatures))
    return refuse('/signatures', 'chart.other-signatures', {
      kind: 'conflict',
      subStatus: subStatuses.versionChanged,
    })
  const { profile } = context.actor
  if (!profile) return failed({ kind: 'forbidden', permission: 'CarePlan:Update' })

  const invalidated = { at: context.now.iso, by: profile, reason: 'changed' }
  const mark = (each: Signature): Signature => (each.invalidated ? each : { ...each, invalidated })
  const next: CarePlan = {
    ...plan,
    ...(plan.signatures && { signatures: plan.signatures.map(mark) }),
    ...(plan.patientSignatures && { patientSignatures: plan.patientSignatures.map(mark) }),
  }
  context.note({ patientId: plan.subject.id })
  const { id, meta } = plan
  const stored = await context.stores
    .of('CarePlan')
    .update({ id, versionId: meta.versionId }, next, { history: 'keep' })
  if (!stored.ok) return stored
  const told = await tellSigners(context, stored.value, standing)
  return told.ok ? stored : told
}

function sameIds(standing: readonly Signature[], ids: readonly string[]): boolean {
  const named = new Set(ids)
  return standing.length > 0 && standing.length === named.size && standing.every(({ id }) => named.has(id))
}

/** Nothing in it says whose plan it is: it may be seen on a locked screen. */
async function tellSigners(
  { actor, now, stores }: Context,
  { id, subject, meta }: CarePlan,
  standing: readonly Signature[],
): Promise<Outcome<void>> {
  const speak = speakerFor(actor.locale, actor.labels)
  for (const recipient of new Set(standing.flatMap(told).filter((each) => each !== actor.profile?.id))) {
    const written = await stores.of('Notification').create({
      recipient: { id: recipient, resourceType: 'Practitioner' },
      category: 'Sign',
      priority: 'High',
      title: speak('chart.signature-removed', {}),
      body: speak('chart.signature-removed-why', { name: actor.profile?.display ?? '' }).slice(0, 500),
      target: { ref: { id, resourceType: 'CarePlan' }, route: `/patients/${subject.id}/plan` },
      created: now.iso,
      channels: ['InApp'],
      dedupeKey: `reopened ${id} ${meta.versionId}`,
    })
    if (!written.ok) return written
  }
  return succeeded(undefined)
}

function told({ signer, takenBy }: Signature): readonly string[] {
  const ofStaff = ({ resourceType }: Reference) => resourceType === 'Practitioner'
  return [signer, ...(takenBy ? [takenBy] : [])].filter(ofStaff).map(({ id }) => id)
}
