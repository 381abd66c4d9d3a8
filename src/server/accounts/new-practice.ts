import {
  flags,
  grantSets,
  type SecurityRoleEntry,
  securityRoles,
} from '#generated/permissions/permissions.ts'
import type { Reference } from '#generated/types/reference.ts'
import { refuseBesideDemo } from '#server/accounts/people/practices-query.ts'
import type { Document, StoredDocument } from '#server/stores/document.ts'
import { valuesAt } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { systemPersonId } from '#server/stores/system-person-id.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { everyLabel } from '#shared/permissions/circles-of.ts'

/** A practice that is to be made. */
export type NewPractice = {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly demo: boolean
  readonly environment: string
  /** A practice of the vendor, where the vendor's roles exist. */
  readonly vendor?: boolean
  /** Roles of the practice's own, beside the built-in ones. */
  readonly ownRoles?: readonly OwnRole[]
  /** Fields of PracticePreferences that differ from the defaults. */
  readonly preferences?: Document
  /** The id of a role or grant set of the new practice by its key; absent: a new id. */
  readonly idOf?: (kind: 'role' | 'grantSet', key: string) => string
}

/** A role that a practice makes for itself out of the built-in grant sets. */
export type OwnRole = Pick<SecurityRoleEntry, 'key' | 'name' | 'populationLevel' | 'grantSets'>

/** For those who set a practice up: what the vendor's Associate Implementation does, with rights of this practice only. */
export const implementation: OwnRole = {
  key: 'implementation',
  name: 'Implementation',
  populationLevel: 'All',
  grantSets: [
    'practitioner-login',
    'personal-productivity',
    'manage-users',
    'manage-practice-preferences',
    'manage-practice-structure',
    'manage-definitions',
    'manage-surveys-and-packets',
    'manage-schedules',
    'run-reports',
  ],
}

/** The ids of the roles that a new practice has, by their keys. */
export type RoleIds = ReadonlyMap<string, Reference>

/** The installation itself, acting inside one practice: for commands, never for a request. */
export function systemActor(practiceId: string, practiceKey: string): Actor {
  return {
    practiceId,
    practiceKey,
    personId: systemPersonId,
    profile: null,
    granted: new Set([...Object.values(flags), ...grantSets.flatMap(({ permissions }) => permissions)]),
    population: 'All',
    reach: 'All',
    profiles: [],
    circles: [everyLabel],
    allowed: [],
    locale: 'en',
  }
}

/**
 * Makes a practice with its 73 grant sets, its roles and its preferences, in the transaction that is given. The vendor's roles
 * are made in the vendor's practices only. The demo stands alone in its database: throws a DatabaseRefusal beside it.
 */
export async function newPractice(opened: Opened, practice: NewPractice): Promise<RoleIds> {
  const { id, key, name, demo, environment, vendor = false } = practice
  await refuseBesideDemo(opened.transaction, { key, demo })
  await ensureSystemPerson(opened)
  await put(opened, 'Practice', {
    row: { networkId: key, name, demo, environment, vendor, active: true, created: opened.now.iso },
    id,
  })
  await put(opened, 'PracticePreferences', { row: { practiceName: name, ...practice.preferences } })
  const sets = await grantSetsOf(opened, practice)
  return rolesOf(opened, practice, sets)
}

async function grantSetsOf(opened: Opened, practice: NewPractice): Promise<ReadonlyMap<string, Reference>> {
  const made = new Map<string, Reference>()
  for (const { key, name, group, flags: ownFlags, permissions } of grantSets) {
    const row = { key, name, group, flags: ownFlags, permissions, builtIn: true }
    made.set(key, await put(opened, 'GrantSet', { row, ...idFor(practice, 'grantSet', key) }))
  }
  return made
}

async function rolesOf(
  opened: Opened,
  practice: NewPractice,
  sets: ReadonlyMap<string, Reference>,
): Promise<RoleIds> {
  const made = new Map<string, Reference>()
  const builtIn = securityRoles.filter(({ userRoles }) => practice.vendor || userRoles.length === 0)
  for (const { key, name, populationLevel, fixed, grantSets: held } of builtIn) {
    const row = {
      key,
      name,
      populationLevel,
      includeSupervisees: key === 'supervisor',
      builtIn: true,
      ...(fixed && { fixedId: `role-${key}` }),
      grantSets: held.flatMap((each) => sets.get(each) ?? []),
    }
    made.set(key, await put(opened, 'SecurityRole', { row, ...idFor(practice, 'role', key) }))
  }
  for (const { key, grantSets: held, ...own } of practice.ownRoles ?? []) {
    const fields = { includeSupervisees: false, builtIn: false }
    const row = { key, ...own, ...fields, grantSets: held.flatMap((each) => sets.get(each) ?? []) }
    made.set(key, await put(opened, 'SecurityRole', { row, ...idFor(practice, 'role', key) }))
  }
  return made
}

function idFor(practice: NewPractice, kind: 'role' | 'grantSet', key: string): { readonly id?: string } {
  return practice.idOf ? { id: practice.idOf(kind, key) } : {}
}

/** Makes a person who can sign in with a profile as a practitioner, with the roles of these keys. The password is set apart. */
export async function newStaffMember(
  opened: Opened,
  roles: RoleIds,
  member: {
    readonly loginName: string
    readonly name: { readonly given: readonly string[]; readonly family: string }
    readonly roleKeys: readonly string[]
    /** What the person is for the vendor; absent: nothing beside an ordinary user. */
    readonly userRoles?: readonly string[]
    readonly practice: { readonly id: string }
    readonly personId?: string
    readonly practitionerId?: string
    readonly practitioner?: Document
  },
): Promise<{ readonly person: Reference; readonly practitioner: Reference }> {
  const name = { use: 'official', ...member.name }
  const person = await put(opened, 'Person', {
    row: { loginName: member.loginName, name, userRoles: member.userRoles ?? ['user'], isSystem: false },
    ...(member.personId !== undefined && { id: member.personId }),
  })
  const practitioner = await put(opened, 'Practitioner', {
    row: {
      active: true,
      name,
      person,
      roles: member.roleKeys.flatMap((key) => roles.get(key) ?? []),
      ...member.practitioner,
    },
    ...(member.practitionerId !== undefined && { id: member.practitionerId }),
  })
  const practice = { id: member.practice.id, resourceType: 'Practice', partition: 'global' }
  await addProfile(opened, person.id, { practice, profile: practitioner, active: true })
  return { person, practitioner }
}

/** Adds a profile to a person: only operations do this, never a plain write. */
export async function addProfile(opened: Opened, personId: string, profile: Document): Promise<void> {
  const people = openRows(opened, 'Person')
  const loaded = expectOk(await people.load(personId))
  const profiles = valuesAt(loaded.document, 'profiles')
  expectOk(await people.replace(loaded, { ...loaded.document, profiles: [...profiles, profile] }, {}))
}

async function ensureSystemPerson(opened: Opened): Promise<void> {
  const people = openRows(opened, 'Person')
  if ((await people.loadAny(systemPersonId)).ok) return
  const name = { use: 'official', given: ['Goldthread'], family: 'System' }
  await put(opened, 'Person', {
    row: { loginName: 'system', name, userRoles: ['user'], isSystem: true },
    id: systemPersonId,
  })
}

type Putting = { readonly row: Document; readonly id?: string }

async function put(
  opened: Opened,
  type: Parameters<typeof openRows>[1],
  { row, id }: Putting,
): Promise<Reference> {
  const stored: StoredDocument = expectOk(
    await openRows(opened, type).insert(row, id === undefined ? {} : { id }),
  )
  return { id: stored.id, resourceType: type, partition: stored.partition }
}

/** What the installation makes itself is right or a bug. */
function expectOk<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value
  throw new Error(`The installation could not write its own row: ${JSON.stringify(outcome.failure)}`)
}
