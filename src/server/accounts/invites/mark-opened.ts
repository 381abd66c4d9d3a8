import type { InviteRequest } from '#server/operations/accounts.ts'
import { openAs } from '#server/operations/open-as.ts'
import { insertAudit } from '#server/stores/audit/insert-audit.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { FoundInvite } from './find-invite.ts'
import { inviteEvent } from './invite-event.ts'
import { houseActor, type InviteHouse } from './invite-house.ts'
import { writeInvite } from './write-invite.ts'

/** Marks an invitation as opened the first time that its page looks at it; every look stands in the trail. */
export async function markOpened(
  house: InviteHouse,
  found: FoundInvite,
  asked: InviteRequest,
): Promise<Outcome<void>> {
  const { practice, invitation, row } = found
  const { invite } = row
  const opener = { actor: houseActor(house, practice, invitation.patientId), operation: 'invite.look' }
  const told = await openAs(house.world, opener, async (opened): Promise<Outcome<void>> => {
    const isFirst = invite?.status === 'Sent'
    const written = isFirst
      ? await writeInvite(openStores(opened), row, { ...invite, status: 'Opened' })
      : succeeded(row.meta.versionId)
    if (!written.ok) return written
    const event = {
      asked,
      event: isFirst ? 'update' : 'read',
      personId: null,
      versionId: written.value,
    } as const
    await insertAudit(opened.transaction, [inviteEvent(house.world, found, event)])
    return succeeded(undefined)
  })
  // Somebody else has just changed the record, or opened the same link: it is looked at again.
  if (!told.ok && told.failure.kind === 'conflict')
    return failed({ kind: 'busy', retryAfterMilliseconds: 1_000 })
  return told
}
