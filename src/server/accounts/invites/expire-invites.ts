import type { OperationId } from '#generated/operations/operations.ts'
import type { ResourceTypes } from '#generated/types/resources.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import type { Job } from '#server/operations/jobs/job.ts'
import type { Store } from '#server/stores/store.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import { endInvitation, pastInvitations } from './invitation-query.ts'
import { type Invited, type InvitedType, invitedTypeOf } from './invited.ts'
import { withInvite } from './write-invite.ts'

const expiring = {
  Patient: 'patient.expireInvite',
  Practitioner: 'practitioner.expireInvite',
  RelatedPerson: 'relatedPerson.expireInvite',
} as const satisfies { readonly [Type in InvitedType]: OperationId }

/** Marks every invitation as over that nobody has accepted in time. */
export const expireInvites: Job = async ({ practiceId, database, ask, now }) => {
  const past = await database.asOwner((transaction) => pastInvitations(transaction, practiceId, now), 'look')
  let changed = 0
  for (const { id, type } of past) {
    const invited = invitedTypeOf(type)
    if (invited) changed += await ask(expiring[invited], id)
  }
  return changed
}

/** States in which an invitation waits for its person. */
const waiting: readonly (string | undefined)[] = ['Sent', 'Opened']

/** Marks the invitation of a patient as over. */
export const expirePatientInvite: Handler<'patient.expireInvite'> = (context, { id }) =>
  expireInvite(context, context.stores.of('Patient'), id)

/** Marks the invitation of somebody of the staff as over. */
export const expirePractitionerInvite: Handler<'practitioner.expireInvite'> = (context, { id }) =>
  expireInvite(context, context.stores.of('Practitioner'), id)

/** Marks the invitation of somebody in a patient's place as over. */
export const expireRelatedPersonInvite: Handler<'relatedPerson.expireInvite'> = (context, { id }) =>
  expireInvite(context, context.stores.of('RelatedPerson'), id)

async function expireInvite<Type extends InvitedType>(
  context: Context,
  store: Store<Type>,
  id: string,
): Promise<Outcome<ResourceTypes[Type]>> {
  const found = await store.get(id)
  if (!found.ok) return found
  const { invite }: Invited = found.value
  const isDue = waiting.includes(invite?.status) && isPast(invite?.expiresAt, context.now.milliseconds)
  if (!isDue) return failed({ kind: 'conflict', because: 'stores.version-changed' })
  await endInvitation(context.transaction, context.actor.practiceId, id)
  return withInvite(store, found.value, { ...invite, status: 'Expired' })
}

function isPast(instant: string | undefined, now: number): boolean {
  return instant !== undefined && Date.parse(instant) <= now
}
