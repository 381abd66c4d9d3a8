import type { ResourceTypes } from '#generated/types/resources.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import type { Store } from '#server/stores/store.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { endInvitation } from './invitation-query.ts'
import { type Invited, type InvitedType, patientOfInvited } from './invited.ts'
import { withInvite } from './write-invite.ts'

/** States in which an invitation waits for its person. */
const waiting: readonly (string | undefined)[] = ['Sent', 'Opened']

/** Takes back the invitation of a patient. */
export const revokePatientInvite: Handler<'patient.revokeInvite'> = (context, { id }) =>
  revokeInvite(context, context.stores.of('Patient'), id)

/** Takes back the invitation of somebody of the staff. */
export const revokePractitionerInvite: Handler<'practitioner.revokeInvite'> = (context, { id }) =>
  revokeInvite(context, context.stores.of('Practitioner'), id)

/** Takes back the invitation of somebody in a patient's place. */
export const revokeRelatedPersonInvite: Handler<'relatedPerson.revokeInvite'> = (context, { id }) =>
  revokeInvite(context, context.stores.of('RelatedPerson'), id)

async function revokeInvite<Type extends InvitedType>(
  context: Context,
  store: Store<Type>,
  id: string,
): Promise<Outcome<ResourceTypes[Type]>> {
  const found = await store.get(id)
  if (!found.ok) return found
  const row: Invited = found.value
  const patientId = patientOfInvited(row)
  if (patientId !== null) context.note({ patientId })
  if (!waiting.includes(row.invite?.status)) return refuse('', 'invites.none-open', { kind: 'conflict' })
  await endInvitation(context.transaction, context.actor.practiceId, id)
  return withInvite(store, found.value, { ...row.invite, status: 'Revoked' })
}
