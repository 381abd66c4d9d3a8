import type { Reference } from '#generated/types/reference.ts'
import type { Transaction } from '#server/database/database.ts'
import { takesEffect } from '#server/rights/effective-rights.ts'
import { type Document, isReference, valuesAt } from '#server/stores/document.ts'
import { typedRow } from '#server/stores/typed-row.ts'
import type { Actor, Population } from '#shared/permissions/actor.ts'
import { circlesOf } from '#shared/permissions/circles-of.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { populationOf, reachOf } from '#shared/permissions/scope-of.ts'
import { awayWithDelegate } from './away-with-delegate-query.ts'
import { GrantMemory } from './grant-memory.ts'
import { type GlobalRow, rowsById, supervisedBy } from './person-by-login-query.ts'
import { sharedSchedules } from './shared-schedules-query.ts'

/** One of a person's profiles, as Person.profiles holds it. */
export type Profile = { readonly practiceId: string; readonly profile: Reference; readonly active: boolean }

/** What a person's roles in one practice come to. */
export type Rights = Pick<
  Actor,
  | 'granted'
  | 'population'
  | 'reach'
  | 'profiles'
  | 'circles'
  | 'sharedBy'
  | 'standsInFor'
  | 'roles'
  | 'licenses'
> & {
  readonly roleKeys: readonly string[]
  readonly profile: Reference
  readonly active: boolean
}

type RoleContent = {
  readonly id?: string
  readonly key?: string
  readonly grantSets?: readonly Reference[]
  readonly populationLevel?: string
  readonly includeSupervisees?: boolean
}

/** Reads Person.profiles; what is not a profile is left out. */
export function profilesOf(person: GlobalRow): readonly Profile[] {
  const { profiles = [] } = typedRow<'Person'>(person.content)
  return profiles.flatMap(({ practice, profile, active }) =>
    practice && profile ? [{ practiceId: practice.id, profile, active: active !== false }] : [],
  )
}

/** A profile in its practice; `vendorRoles`: what its person is for the vendor, where the practice is the vendor's. */
export type Holder = {
  readonly practiceId: string
  readonly profile: Reference
  readonly vendorRoles: readonly string[]
}

/**
 * Reads the profile's roles and grant sets anew and adds them up (`src/shared/permissions/README.md`, "Rights"). However a row
 * came to be: internal rights and the vendor's roles count for the vendor's people alone. Undefined: there is no such profile.
 */
export async function rightsOf(
  transaction: Transaction,
  { practiceId, profile, vendorRoles }: Holder,
  grants = new GrantMemory(),
): Promise<Rights | undefined> {
  const [row] = await rowsById(transaction, practiceId, [profile.id])
  if (!row) return undefined

  const { content } = row
  const named = await rolesOf(transaction, practiceId, content)
  const roles = named.filter(({ key }) => takesEffect(key, vendorRoles))
  const ids = [...new Set(roles.flatMap(grantSetIds))]
  const rights = await grants.rightsOf(transaction, { practiceId, ids, vendorRoles })
  const isPatient = profile.resourceType !== 'Practitioner'
  const own = populationIn(roles, content)
  const supervisees = roles.some(({ includeSupervisees }) => includeSupervisees)
    ? await superviseesOf(transaction, practiceId, profile.id)
    : noSupervisees
  const others = await stoodInBy(transaction, { practiceId, profile, rights }, grants)
  const roleIds = roles.flatMap(({ id }) => id ?? [])
  const shared = isPatient ? [] : await sharedSchedules(transaction, practiceId, [profile.id, ...roleIds])
  const wide = own && supervisees.reachAll ? 'All' : own
  const level = isPatient ? 'CareTeam' : (wide ?? 'CareTeam')
  return {
    granted: rights,
    population: level,
    reach: isPatient ? 'Limited' : reachOf(wide),
    profiles: [
      ...new Set([profile.id, ...supervisees.profiles, ...others.supervised]),
      ...(own === 'Program' ? programsOf(content) : []),
    ],
    circles: circlesOf({ granted: rights, profile }, programsOf(content)),
    ...(shared.length > 0 && { sharedBy: shared }),
    ...(others.absent.length > 0 && { standsInFor: others.absent }),
    ...signsAs(profile, content),
    roleKeys: roles.flatMap(({ key }) => (key ? [key] : [])),
    profile: { ...profile, display: String(content.display ?? '') },
    active: content.active !== false,
  }
}

/** By what somebody of the staff signs where nobody is asked by name. */
function signsAs({ resourceType }: Reference, content: Document): Pick<Rights, 'roles' | 'licenses'> {
  if (resourceType !== 'Practitioner') return {}
  const { roles = [], licenses = [] } = typedRow<'Practitioner'>(content)
  return {
    ...(roles.length > 0 && { roles: roles.map(({ id }) => id) }),
    ...(licenses.length > 0 && { licenses }),
  }
}

type StandIn = Pick<Holder, 'practiceId' | 'profile'> & { readonly rights: ReadonlySet<string> }

/** The supervisors who are away today, and whom they supervise. */
type StoodIn = { readonly absent: readonly string[]; readonly supervised: readonly string[] }

/**
 * For whom, and whose notes, somebody co-signs today for supervisors who are away. Nobody without the right to co-sign stands in, and
 * nobody is stood in for who has lost it: what one may not do himself, nobody does in his place.
 */
async function stoodInBy(
  transaction: Transaction,
  { practiceId, profile, rights }: StandIn,
  grants: GrantMemory,
): Promise<StoodIn> {
  const absent: string[] = []
  const away = hasFlag(rights, 'CanCoSignNotes')
    ? await awayWithDelegate(transaction, practiceId, profile.id)
    : []
  for (const { id, content } of away) {
    const roles = (await rolesOf(transaction, practiceId, content)).filter(({ key }) => takesEffect(key, []))
    const ids = [...new Set(roles.flatMap(grantSetIds))]
    const own = await grants.rightsOf(transaction, { practiceId, ids, vendorRoles: [] })
    if (hasFlag(own, 'CanCoSignNotes')) absent.push(id)
  }
  if (absent.length === 0) return { absent, supervised: [] }
  const supervised = await supervisedBy(transaction, practiceId, absent)
  return { absent, supervised: supervised.filter((id) => id !== profile.id) }
}

/** How far roles reach together with the person's own setting. */
function populationIn(
  roles: readonly RoleContent[],
  content: Readonly<Record<string, unknown>>,
): Population | undefined {
  return populationOf(
    roles.map((role) => levelOf(role.populationLevel)),
    content.populationLevel === undefined ? undefined : levelOf(String(content.populationLevel)),
  )
}

async function rolesOf(
  transaction: Transaction,
  practiceId: string,
  content: Readonly<Record<string, unknown>>,
): Promise<readonly RoleContent[]> {
  const path = content.roles === undefined ? 'profile.securityRoles' : 'roles'
  const references = valuesAt(content, path).filter(isReference)
  const rows = await rowsById(
    transaction,
    practiceId,
    references.map(({ id }) => id),
  )
  return rows.map(({ content: role }) => role)
}

function grantSetIds(role: RoleContent): readonly string[] {
  return (role.grantSets ?? []).map(({ id }) => id)
}

function levelOf(text: string | undefined): Population {
  if (text === 'CareTeam' || text === 'Program') return text
  return 'All'
}

function programsOf(content: Readonly<Record<string, unknown>>): readonly string[] {
  return valuesAt(content, 'programs')
    .filter(isReference)
    .map(({ id }) => id)
}

/** What the people whom somebody supervises add to his reach: their profiles, the programs of those who reach programs, or everybody. */
type Supervisees = { readonly profiles: readonly string[]; readonly reachAll: boolean }

const noSupervisees: Supervisees = { profiles: [], reachAll: false }

/** Transitive, five levels deep at most. A vendor's role widens nobody's reach through somebody else. */
async function superviseesOf(transaction: Transaction, practiceId: string, id: string): Promise<Supervisees> {
  const ids = await supervisedBelow(transaction, practiceId, id)
  if (ids.length === 0) return noSupervisees
  const people = await rowsById(transaction, practiceId, ids)
  const levels: (Population | undefined)[] = []
  for (const { content } of people) {
    const roles = await rolesOf(transaction, practiceId, content)
    levels.push(
      populationIn(
        roles.filter(({ key }) => takesEffect(key, [])),
        content,
      ),
    )
  }
  const programs = people.flatMap(({ content }, index) =>
    levels[index] === 'Program' ? programsOf(content) : [],
  )
  return { profiles: [...new Set([...ids, ...programs])], reachAll: levels.includes('All') }
}

async function supervisedBelow(
  transaction: Transaction,
  practiceId: string,
  id: string,
): Promise<readonly string[]> {
  const found = new Set<string>()
  let level: readonly string[] = [id]
  for (let depth = 0; depth < 5 && level.length > 0; depth += 1) {
    const next = await supervisedBy(transaction, practiceId, level)
    level = next.filter((each) => each !== id && !found.has(each))
    for (const each of level) found.add(each)
  }
  return [...found]
}

/** May this actor go into practices where it has no profile? */
export function mayEnterAnyPractice(rights: ReadonlySet<string>): boolean {
  return hasFlag(rights, 'ViewAllPractices')
}
