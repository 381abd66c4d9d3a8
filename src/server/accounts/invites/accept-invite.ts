import type { Person } from '#generated/types/person.ts'
import type { Reference } from '#generated/types/reference.ts'
import { setPassword } from '#server/accounts/passwords/links-query.ts'
import type { InviteAnswer } from '#server/operations/accounts.ts'
import { openAs } from '#server/operations/open-as.ts'
import { insertAudit } from '#server/stores/audit/insert-audit.ts'
import type { Opened } from '#server/stores/opened.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import type { Stores } from '#server/stores/store.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { type FoundInvite, linkUsed } from './find-invite.ts'
import { useInvitation } from './invitation-query.ts'
import { inviteEvent } from './invite-event.ts'
import { houseActor, type InviteHouse } from './invite-house.ts'
import type { Invited } from './invited.ts'
import { portalRole } from './may-invite.ts'

/** The account that accepts: one that is there, or a new one with the hash of its password. */
type Account =
  | { readonly kind: 'own'; readonly personId: string; readonly loginName: string }
  | {
      readonly kind: 'new'
      readonly personId: string
      readonly loginName: string
      readonly hash: Uint8Array
    }

/** An invitation that is accepted. */
export type Accepting = FoundInvite & { readonly asked: InviteAnswer; readonly account: Account }

/**
 * Accepts an invitation: uses the link up, makes the account where it is new, and writes the profile into the person and the person
 * into the profile, all in one transaction. Of two at the same moment one gets the profile.
 */
export function acceptInvite(
  house: InviteHouse,
  accepting: Accepting,
): Promise<Outcome<{ readonly loginName: string }>> {
  const { world } = house
  const { link, practice, invitation, row, account, asked } = accepting
  const { personId, loginName } = account
  const actor = { ...houseActor(house, practice, invitation.patientId), personId }
  return openAs(world, { actor, operation: 'invite.accept' }, async (opened) => {
    const { transaction, now } = opened
    if (!(await useInvitation(transaction, link, { personId, now }))) return linkUsed()
    const person = await personWithProfile(opened, accepting)
    if (!person.ok) return person
    if (account.kind === 'new')
      await setPassword(transaction, { id: personId, at: now.iso, newId: world.newId }, account.hash)
    const written = await profileWithPerson(openStores(opened), row, now.iso)(referenceTo(personId))
    if (!written.ok) return written
    const { versionId } = written.value.meta
    const event = { asked, event: 'invite-accept', personId, versionId } as const
    await insertAudit(transaction, [inviteEvent(world, accepting, event)])
    return succeeded({ loginName })
  })
}

/** The person has the profile: nobody is twice in one practice, so that it is always clear as whom somebody acts. */
async function personWithProfile(
  opened: Opened,
  { practice, row, account, asked }: Accepting,
): Promise<Outcome<Person>> {
  const people = openStores(opened).of('Person')
  const { id, resourceType } = row
  const profile = {
    practice: { id: practice.id, resourceType: 'Practice' },
    profile: { id, resourceType },
    active: true,
  }
  if (account.kind === 'new') {
    const { personId, loginName } = account
    const { name } = row
    const fields = { loginName, name, userRoles: ['user'], isSystem: false, profiles: [profile] } as const
    return people.create(fields, { id: personId })
  }
  const found = await people.get(account.personId)
  if (!found.ok) return found
  const person = found.value
  const { profiles = [] } = person
  if (profiles.some((each) => each.practice.id === practice.id))
    return refuse('/username', 'invites.here-already', {
      kind: 'conflict',
      parameters: { name: asked.username ?? '' },
    })
  return people.update(
    { id: person.id, versionId: person.meta.versionId },
    { ...person, profiles: [...profiles, profile] },
  )
}

/** The profile has its person, and patients and those in their place the one role that the portal has, whatever stood there. */
function profileWithPerson(stores: Stores, row: Invited, acceptedAt: string) {
  const stored = { id: row.id, versionId: row.meta.versionId }
  const invite = { ...row.invite, status: 'Accepted', acceptedAt } as const
  return async (person: Reference): Promise<Outcome<Invited>> => {
    if (row.resourceType === 'Practitioner')
      return stores.of('Practitioner').update(stored, { ...row, invite, person })
    const roles = await stores.of('SecurityRole').find({ filters: [portalRole] })
    if (!roles.ok) return roles
    const securityRoles = roles.value.rows.map(({ id }) => ({ id, resourceType: 'SecurityRole' }) as const)
    const profile = { person, roles: ['user'], securityRoles, portalEnabled: true } as const
    return row.resourceType === 'Patient'
      ? stores.of('Patient').update(stored, { ...row, invite, profile })
      : stores.of('RelatedPerson').update(stored, { ...row, invite, profile })
  }
}

function referenceTo(personId: string): Reference {
  return { id: personId, resourceType: 'Person', partition: 'global' }
}
