import type { OperationId } from '#generated/operations/operations.ts'
import type { Job } from '#server/operations/jobs/job.ts'
import { pastInvitations } from './invitation-query.ts'
import { type InvitedType, invitedTypeOf } from './invited.ts'

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
