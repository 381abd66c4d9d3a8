import { neededFlags } from '#generated/permissions/permissions.ts'
import { registry } from '#generated/tables/registry.ts'
import type { Actor } from './actor.ts'
import { readPermission } from './granted.ts'

/** What an actor stands for who acts for somebody else: it closes what is labelled and who is confidential, as the row policies hear of it. */
export const actsForAnother = 'ActsForAnother'

/** So long somebody acts in another's place at most. */
export const actingMinutes = 60

/** The trail and what people say to each other are nobody's to read in another's place. */
const closed: readonly string[] = ['AuditEvent', 'Channel', 'Person']

/**
 * The rights of somebody in whose place another acts: what is read, and the flags that reading asks for. Nothing is written, signed,
 * printed or unmasked, and what is its owner's alone, what is said in channels and the trail stay closed.
 */
export function actingRights(rights: ReadonlySet<string>): ReadonlySet<string> {
  const read = [...rights].filter(isReading)
  const flags = new Set(read.flatMap((permission) => neededFlags[permission] ?? []))
  return new Set([...read, ...[...flags].filter((flag) => rights.has(flag) && !alone.test(flag))])
}

/** Flags that open more than reading what everybody of the role reads. */
const alone =
  /flags:(FullPermissions|PrivacyOfficer|CanManageConfidentialTeam|MessagingSuperAdmin|CanBreakGlass|CanSeePrivateEvents|CanView(Sogi|SocialSecurityNumber)|Can(Co)?SignNotes|CanImpersonate):/

function isReading(right: string): boolean {
  const { type, verb } = readPermission(right) ?? {}
  if (verb !== 'Read' || type === undefined || !Object.hasOwn(registry, type)) return false
  const partition = partitions[type]
  return !closed.includes(type) && partition !== 'owner' && partition !== 'channel'
}

const partitions: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.values(registry).map(({ type, partition }) => [type, partition]),
)

/** Does somebody act in another's place? */
export function isActing({ ownProfile }: Pick<Actor, 'ownProfile'>): boolean {
  return ownProfile !== undefined
}

/** The profile by whose hand something is done: one's own, also in another's place. */
export function handOf({ profile, ownProfile }: Pick<Actor, 'profile' | 'ownProfile'>): Actor['profile'] {
  return ownProfile ?? profile
}

/** By what an actor's own rows are known; what is another's alone is not shown to whoever acts in that place. */
export function ownIds(actor: Pick<Actor, 'profile' | 'ownProfile' | 'personId'>): readonly string[] {
  if (isActing(actor)) return []
  return [actor.profile?.id, actor.personId].filter((id) => typeof id === 'string')
}
