import type { TypeEntry } from '#generated/tables/registry.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { ownIds } from '#shared/permissions/acting.ts'

/** Rows of the owner partition, and personal rows among shared ones, are their owner's alone, whatever the role; what has no owner is the system's own. */
export function isForActor({ actor }: Opened, entry: TypeEntry, document: StoredDocument): boolean {
  const isOwners = isOwnersAlone(entry)
  const isPersonal = hasPersonalRows(entry) && document.visibility === 'Personal'
  if (!isOwners && !isPersonal) return true
  const owner = isOwners ? document.partition : ownerOf(entry, document)
  if (owner === undefined) return !actor.profile
  return ownIds(actor).some((id) => id === owner)
}

/** Are the type's rows their owner's alone? Of a membership those know too who look after its channel (`members-only.ts`). */
export function isOwnersAlone({ type, partition }: Pick<TypeEntry, 'type' | 'partition'>): boolean {
  return partition === 'owner' && type !== 'ChannelMembership'
}

/** For reach, whether rows of the type say for whom they are: for one person, for a team or for everybody. */
export function hasPersonalRows({ ownerField, searchable }: TypeEntry): boolean {
  return ownerField !== undefined && searchable.some(({ path }) => path === 'visibility')
}

function ownerOf({ ownerField = '' }: TypeEntry, document: StoredDocument): unknown {
  return membersOf(document[ownerField]).id
}
