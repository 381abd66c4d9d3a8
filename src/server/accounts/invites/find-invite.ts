import { type GlobalRow, globalRows } from '#server/accounts/people/person-by-login-query.ts'
import { openAs } from '#server/operations/open-as.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { type Invitation, invitationOf } from './invitation-query.ts'
import { houseActor, type InviteHouse } from './invite-house.ts'
import { type InviteLink, readInviteLink } from './invite-link.ts'
import { canBeInvited, type Invited, invitedTypeOf } from './invited.ts'
import { mayInvite } from './may-invite.ts'

/** An invitation whose link works, with the practice that invites and the profile as it stands. */
export type FoundInvite = {
  readonly link: InviteLink
  readonly invitation: Invitation
  readonly practice: GlobalRow
  readonly row: Invited
}

/** Finds the invitation of a link; every reason for which it does not work is answered alike. */
export async function findInvite(house: InviteHouse, token: string): Promise<Outcome<FoundInvite>> {
  const { world, demo } = house
  const link = readInviteLink(token)
  if (!link) return linkUsed()
  const [practice] = await world.database.asOwner((transaction) =>
    globalRows(transaction, 'Practice', [link.practiceId]),
  )
  if (!practice || practice.content.active === false) return linkUsed()
  if (practice.content.demo === true && demo !== 'demo') return linkUsed()

  const actor = houseActor(house, practice)
  const known = await openAs(world, { actor, operation: 'invite.find' }, async ({ transaction, now }) =>
    succeeded(await invitationOf(transaction, link, now)),
  )
  if (!known.ok || !known.value) return linkUsed()
  const invitation = known.value
  const row = await profileOf(house, { link, invitation, practice })
  return row ? succeeded({ link, invitation, practice, row }) : linkUsed()
}

async function profileOf(
  house: InviteHouse,
  { link, invitation, practice }: Omit<FoundInvite, 'row'>,
): Promise<Invited | undefined> {
  const type = invitedTypeOf(invitation.profileType)
  if (!type) return undefined
  const actor = houseActor(house, practice, invitation.patientId)
  const found = await openAs(
    house.world,
    { actor, operation: 'invite.find' },
    (opened): Promise<Outcome<Invited>> => openStores(opened).of(type).get(link.profileId),
  )
  return found.ok && canBeInvited(found.value) ? found.value : undefined
}

/**
 * May the inviter still invite to this profile? What the profile gives may have grown since, and the inviter may have left: an
 * invitation is worth what its inviter may give at the moment in which it is accepted.
 */
export async function inviterMayStill(
  { world }: InviteHouse,
  { invitation, practice, row }: FoundInvite,
): Promise<Outcome<void>> {
  const { inviterId, inviterProfileId, inviterPracticeId } = invitation
  const session = { id: '', hash: '', personId: inviterId, expiresAt: 0, homePracticeId: inviterPracticeId }
  const acting = {
    practiceKey: String(practice.content.networkId ?? ''),
    ...(inviterProfileId !== null && { profile: `Practitioner/${inviterProfileId}` }),
  }
  const inviter = await world.accounts.actorFor(session, acting)
  if (!inviter.ok) return linkUsed()
  const actor = inviter.value
  const may = await openAs(world, { actor, operation: 'invite.find' }, (opened) =>
    mayInvite(
      { actor, transaction: opened.transaction, stores: openStores(opened) },
      { id: row.id, type: row.resourceType },
    ),
  )
  return may.ok ? may : linkUsed()
}

/** The one answer to every link that does not work. */
export function linkUsed(): Outcome<never> {
  return refuse('/token', 'http.link-used')
}
