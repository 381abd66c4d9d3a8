import type { Invite } from '#generated/types/invite.ts'
import type { ResourceTypes } from '#generated/types/resources.ts'
import type { Store, Stores } from '#server/stores/store.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { Invited, InvitedType } from './invited.ts'

/** Writes into a profile how its invitation stands; answers the new version. */
export async function writeInvite(stores: Stores, row: Invited, invite: Invite): Promise<Outcome<string>> {
  switch (row.resourceType) {
    case 'Patient':
      return versionOf(withInvite(stores.of('Patient'), row, invite))
    case 'Practitioner':
      return versionOf(withInvite(stores.of('Practitioner'), row, invite))
    case 'RelatedPerson':
      return versionOf(withInvite(stores.of('RelatedPerson'), row, invite))
  }
}

/** Writes the invitation into the row of one type, in place of the version that was read. */
export function withInvite<Type extends InvitedType>(
  store: Store<Type>,
  row: ResourceTypes[Type],
  invite: Invite,
): Promise<Outcome<ResourceTypes[Type]>> {
  return store.update({ id: row.id, versionId: row.meta.versionId }, { ...row, invite })
}

async function versionOf(written: Promise<Outcome<Invited>>): Promise<Outcome<string>> {
  const outcome = await written
  return outcome.ok ? succeeded(outcome.value.meta.versionId) : outcome
}
