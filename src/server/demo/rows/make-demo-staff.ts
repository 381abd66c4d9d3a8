import { sql } from 'kysely'
import {
  implementation,
  newPractice,
  newStaffMember,
  type RoleIds,
  systemActor,
} from '#server/accounts/new-practice.ts'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import { setPassword } from '#server/accounts/passwords/links-query.ts'
import { practiceByKey } from '#server/accounts/people/person-by-login-query.ts'
import { rightsOf } from '#server/accounts/people/rights-of.ts'
import { readingSettings } from '#server/accounts/people/standing.ts'
import { type DemoClock, demoClock } from '#server/demo/facts/demo-clock.ts'
import { idOf, referTo } from '#server/demo/facts/id-of.ts'
import { practice, preferences } from '#server/demo/facts/practice.ts'
import { staff } from '#server/demo/facts/staff.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { World } from '#server/operations/world.ts'
import { instantAt } from '#server/stores/instant.ts'
import type { Opened } from '#server/stores/opened.ts'
import { untypedRow } from '#server/stores/typed-row.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { practitionerBody } from './structure-rows.ts'

/** The password of everybody in the demo. */
export const demoPassword = 'goldthread-demo'

/** The practice looks as if it had been made so many days ago. */
const madeDaysBefore = 400

/** The id of the demo practice. */
export const demoPracticeId = idOf(`demo-practice-${practice.key}`)

/** The moment at which the demo practice was made, RFC 3339; undefined while there is none. */
export async function demoMadeOn(world: World): Promise<string | undefined> {
  const row = await world.database.asOwner((transaction) => practiceByKey(transaction, practice.key))
  const created = row?.content.created
  if (typeof created !== 'string') return undefined
  return new Date(Date.parse(created) + madeDaysBefore * 86_400_000).toISOString()
}

/** The installation itself, acting in the demo practice. */
export function demoSystem(): Actor {
  return systemActor(demoPracticeId, practice.key)
}

/** Makes the demo's first rows: the practice with its roles, preferences and staff, whole or not at all; answers the moment from which its days are counted, RFC 3339. */
export async function makeDemoStaff(world: World): Promise<string> {
  const moment = world.now()
  const clock = demoClock(moment.iso)
  const before = { ...world, now: () => instantAt(moment.milliseconds - madeDaysBefore * 86_400_000) }
  const made = await openAs(before, { actor: demoSystem(), operation: 'practice.create' }, async (opened) => {
    const roles = await newPractice(opened, {
      id: demoPracticeId,
      key: practice.key,
      name: practice.name,
      demo: true,
      environment: 'demo',
      preferences,
      ownRoles: [implementation],
      idOf: (kind, key) => idOf(`demo-${kind}-${key}`),
    })
    return makeMembers(opened, roles, clock)
  })
  if (!made.ok) throw new Error(`the demo practice could not be made: ${JSON.stringify(made.failure)}`)
  return moment.iso
}

/** Everybody of the staff who has no password gets the demo's. */
export async function givePasswords({ database, now, newId }: World): Promise<void> {
  const without = await database.asOwner(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      select id from unnest(${staff.map(({ key }) => personId(key))}::uuid[]) id
      where not exists (select from credential where person_id = id and kind = 'password')`.execute(
      transaction,
    )
    return rows
  })
  if (without.length === 0) return
  const hash = await hashPassword(demoPassword)
  await database.asOwner(async (transaction) => {
    for (const { id } of without) await setPassword(transaction, { id, at: now().iso, newId }, hash)
  })
}

async function makeMembers(opened: Opened, roles: RoleIds, clock: DemoClock): Promise<Outcome<void>> {
  const supervisorsFirst = [...staff].sort((left, right) => depth(left.key) - depth(right.key))
  for (const member of supervisorsFirst) {
    const { programs, ...practitioner } = practitionerBody(member.key, roles, clock)
    await newStaffMember(opened, roles, {
      loginName: member.key,
      name: { given: [member.given], family: member.family },
      roleKeys: [],
      practice: { id: demoPracticeId },
      personId: personId(member.key),
      practitionerId: idOf(`demo-pra-${member.key}`),
      practitioner: untypedRow(practitioner),
    })
  }
  return succeeded(undefined)
}

/** How many supervisors stand above somebody: who is referred to is made first. */
function depth(key: string): number {
  const above = staff.find((member) => member.key === key)?.supervisor
  return above === undefined ? 0 : 1 + depth(above)
}

function personId(key: string): string {
  return idOf(`demo-person-${key}`)
}

/** The rights of everybody on the staff, read once: who acts in the demo acts with no more than that. */
export async function demoActors(world: World): Promise<(staffKey: string) => Actor> {
  const actors = new Map<string, Actor>()
  for (const { key, given, family, credentials } of staff) {
    const reference = referTo('Practitioner', `demo-pra-${key}`)
    const rights = await world.database.transaction(
      readingSettings(demoPracticeId, null),
      async (transaction) =>
        succeeded(
          await rightsOf(transaction, { practiceId: demoPracticeId, profile: reference, vendorRoles: [] }),
        ),
    )
    if (!rights.ok || !rights.value) throw new Error(`the demo has no profile for ${key}`)
    actors.set(key, {
      practiceId: demoPracticeId,
      practiceKey: practice.key,
      personId: personId(key),
      profile: { ...reference, display: [given, family].join(' ') + (credentials ? `, ${credentials}` : '') },
      granted: rights.value.granted,
      population: rights.value.population,
      reach: rights.value.reach,
      profiles: rights.value.profiles,
      circles: rights.value.circles,
      allowed: [],
      locale: 'en',
    })
  }
  return (key) => {
    const actor = actors.get(key)
    if (!actor) throw new Error(`nobody called ${key} works in the demo`)
    return actor
  }
}
