import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { uuidAt } from '#server/app/uuid-at.ts'
import { chanceFrom } from '#tests/support/chance.ts'
import type { TestAnswer, TestClient } from '#tests/support/server/server.ts'
import { type Aim, type Attacker, aimsFor } from './aims-for.ts'
import { operationsFor, type Row, type Way } from './attack-owned.ts'
import {
  aGroup,
  anAppointment,
  aPatient,
  change,
  type GivingScene,
  made,
  pathOf,
  teamMember,
} from './giving-scene.ts'
import { holds, notToGive, type Sights, sameSights, sightsOf, tooMuch } from './sight.ts'
import type { Findings } from './walk-fields.ts'

const givingWays: readonly Way[] = [
  'POST',
  'import',
  'PUT',
  'add',
  'replace',
  'move onto',
  'copy',
  'restore',
  'remove',
  'move away',
]

/** One attack on a field that gives. */
export type Attempt = {
  readonly scene: GivingScene
  readonly attacker: Attacker
  readonly client: TestClient
  readonly aim: Aim
  readonly way: Way
}

/** What the walk over giving fields found, and by how many ways each field was attacked. */
export type GivingFindings = Findings & {
  readonly done: number
  readonly waysOf: ReadonlyMap<string, ReadonlySet<Way>>
}

/** Every attack that there is, as each of the people of the walk; which rights are given, the seed says. */
export async function attemptsOn(scene: GivingScene, seed: number): Promise<readonly Attempt[]> {
  const attempts: Attempt[] = []
  let turn = seed
  for (const [key, client] of scene.fields.clients) {
    const attacker = await setAttacker(scene, key)
    turn += 1
    for (const aim of aimsFor(scene, attacker, turn))
      for (const way of givingWays) if (fits(aim, way)) attempts.push({ scene, attacker, client, aim, way })
  }
  return attempts
}

/** So many of the attacks, which ones the seed says, and of each field and each role that is not among them one more. */
export function sampleOfAttempts(
  attempts: readonly Attempt[],
  { seed, most }: { readonly seed: number; readonly most: number },
): readonly Attempt[] {
  const drawn = drawnBy(seed, attempts)
  const sample = drawn.slice(0, most)
  for (const told of [nameOf, roleOf]) sample.push(...firstOfEach(told, sample, drawn))
  return attempts.filter((attempt) => sample.includes(attempt))
}

/** The same things in an order that the seed chooses. */
function drawnBy<Each>(seed: number, things: readonly Each[]): readonly Each[] {
  const chance = chanceFrom(seed)
  const placed = things.map((thing) => ({ thing, place: chance.next() }))
  return placed.sort((one, other) => one.place - other.place).map(({ thing }) => thing)
}

/** Of each kind that is not among the chosen ones the first. */
function firstOfEach(
  kindOf: (attempt: Attempt) => string,
  chosen: readonly Attempt[],
  drawn: readonly Attempt[],
): readonly Attempt[] {
  const met = new Set(chosen.map(kindOf))
  const firsts = new Map<string, Attempt>()
  for (const attempt of drawn) if (!firsts.has(kindOf(attempt))) firsts.set(kindOf(attempt), attempt)
  return [...firsts].flatMap(([kind, attempt]) => (met.has(kind) ? [] : [attempt]))
}

/** The field that is attacked, as in `Patient.careTeam`. */
export function nameOf({ aim: { field } }: Attempt): string {
  return `${field.type}.${field.path}`
}

/** The role of the attacker. */
export function roleOf({ attacker }: Attempt): string {
  return attacker.key
}

/** The walk through every field that gives: each of the attackers tries to give what he does not have; what is done is judged by what people may do and see afterwards. */
export async function walkGiving(attempts: readonly Attempt[]): Promise<GivingFindings> {
  const open: string[] = []
  const waysOf = new Map<string, Set<Way>>()
  const count = { made: 0, done: 0 }
  const sights = new Map<TestClient, Sights>()
  for (const attempt of attempts) {
    const { scene, client, way } = attempt
    const before = sights.get(client) ?? (await sightsOf(scene, client))
    sights.set(client, before)
    const { isDone, found } = await tried(attempt, before)
    const name = nameOf(attempt)
    count.made += 1
    if (isDone) count.done += 1
    waysOf.set(name, new Set([...(waysOf.get(name) ?? []), way]))
    if (found) open.push(`${name} by ${way} as ${roleOf(attempt)}: ${found}`)
  }
  return { ...count, open, waysOf }
}

/** Makes one attack, judges it where it was done, and leaves everything as it was. */
async function tried(
  attempt: Attempt,
  before: Sights,
): Promise<{ readonly isDone: boolean; readonly found?: string }> {
  const { scene, client, aim, way } = attempt
  const was = isNew(way) ? undefined : await rowOf(attempt)
  const answer = await attempted(attempt, was)
  if (answer.status >= 300 && answer.status < 500) return { isDone: false }

  const found = await judged(attempt, answer, before)
  await undo(attempt, answer, was)
  if (!sameSights(before, await sightsOf(scene, client)))
    throw new Error(`${aim.field.type}.${aim.field.path} by ${way} as ${attempt.attacker.key} is not undone.`)
  return { isDone: true, ...(found && { found: `${answer.status} ${found}` }) }
}

async function rowOf({ scene: { giver }, aim }: Attempt): Promise<Row> {
  return (await giver.ask('GET', `${pathOf(aim.field.type)}/${aim.row.id}`)).body as Row
}

async function setAttacker(scene: GivingScene, key: string): Promise<Attacker> {
  const { giver, profileOf } = scene
  const self = profileOf(`as-${key}`)
  const { body } = await giver.ask('GET', `Practitioners/${self.id}`)
  const { id } = body.person
  const make = async (type: string, row: object) => ({
    id: (await made(giver, pathOf(type), row)).body.id,
    resourceType: type,
  })
  const patient = await make('Patient', aPatient('Own', { careTeam: [teamMember(self)] }))
  return {
    key,
    self,
    person: { id, resourceType: 'Person' },
    group: await make('Group', aGroup(self, [patient])),
    appointment: await make('Appointment', anAppointment(self, [patient])),
  }
}

function fits({ field, begun, flag }: Aim, way: Way): boolean {
  if (isNew(way)) return begun !== undefined && (way !== 'restore' || deletionOf(field.type) !== 'never')
  return (way !== 'remove' && way !== 'move away') || flag !== undefined
}

function deletionOf(type: string): TypeEntry['delete'] {
  return registry[type as ResourceType].delete
}

function isNew(way: Way): boolean {
  return way === 'POST' || way === 'import' || way === 'restore'
}

/** Makes the attack on a row as it is, or by a new one. */
async function attempted(attempt: Attempt, row: Row | undefined): Promise<TestAnswer> {
  const { scene, client, aim, way } = attempt
  if (!row) return way === 'restore' ? restored(scene.giver, client, aim) : begin(client, aim, way)
  const one = `${pathOf(aim.field.type)}/${row.id}`
  const old = row[aim.field.path]
  const at = `${one}?versionId=${row.meta.versionId}&confirmed=true`
  if (way === 'PUT') {
    const own = await client.ask('GET', one)
    const seen = (own.status === 200 ? own.body : row) as Row
    return client.ask('PUT', at, { body: { ...seen, [aim.field.path]: given(aim, old) } })
  }
  const operations =
    way === 'add' && Array.isArray(old)
      ? operationsFor(`/${aim.field.path}/-`, aim.gift, way)
      : operationsFor(`/${aim.field.path}`, given(aim, old), way)
  return client.ask('PATCH', at, { body: operations })
}

function begin(client: TestClient, aim: Aim, way: Way): Promise<TestAnswer> {
  const headers = way === 'import' ? { 'idempotency-key': uuidAt(Date.now()) } : {}
  return client.ask('POST', `${pathOf(aim.field.type)}?confirmed=true`, { body: aim.begun, headers })
}

const lists =
  /careTeam|confidentialTeam|participants|attendees|facilitators|members|roles|userRoles|profiles|supervisors|programs|grantSets|flags|permissions/

/** What the field says with the gift in it. */
function given({ field, gift }: Aim, old: unknown): unknown {
  if (Array.isArray(old)) return [...(old as readonly unknown[]), gift]
  return lists.test(field.path) ? [gift] : gift
}

/** A deleted row that gives is brought back: made and deleted by somebody who may, so that nothing but the restoring gives. */
async function restored(giver: TestClient, client: TestClient, aim: Aim): Promise<TestAnswer> {
  const path = pathOf(aim.field.type)
  const deletion = deletionOf(aim.field.type)
  const state = typeof deletion === 'object' ? { [deletion.field]: deletion.states[0] } : {}
  const { id, meta } = (await made(giver, path, { ...aim.begun, ...state })).body as Row
  const gone = await giver.ask('DELETE', `${path}/${id}?versionId=${meta.versionId}`)
  if (gone.status >= 300) throw new Error(`${path} is not deleted: ${JSON.stringify(gone.body)}`)
  return client.ask('POST', `${path}/${id}/restore?confirmed=true`)
}

/** What is wrong with an attack that was done. */
async function judged({ scene, client, aim, way }: Attempt, { status, body }: TestAnswer, before: Sights) {
  if (status >= 500) return JSON.stringify(body).slice(0, 160)
  const attacker = before.get('self')
  if (!attacker) return 'nobody to judge by'
  const isStored = wasStored(aim, body as Row, way)
  if (aim.flag && way !== 'restore' && isStored && !holds(attacker, aim.flag)) return `without ${aim.flag}`
  const right = isStored ? notToGive(attacker, aim.rights ?? []) : undefined
  if (right) return `gave ${right}`
  return tooMuch(before, await sightsOf(scene, client))
}

/** Does the row say now what the attacker wished for? */
function wasStored({ field, gift }: Aim, row: Row, way: Way): boolean {
  if (way === 'remove' || way === 'move away') return true
  const ids = /"[0-9a-f-]{36}"/.exec(JSON.stringify(gift))
  return JSON.stringify(row[field.path] ?? null).includes(ids?.[0] ?? JSON.stringify(gift))
}

async function undo(attempt: Attempt, { body }: TestAnswer, was: Row | undefined): Promise<void> {
  const { scene, aim } = attempt
  if (!was) return forgetTeam(scene, String(body.id))
  const value = withoutStamps(was[aim.field.path])
  if (isDeepStrictEqual((await rowOf(attempt))[aim.field.path], was[aim.field.path])) return
  const at = `/${aim.field.path}`
  const back = value === undefined ? { op: 'remove', path: at } : { op: 'add', path: at, value }
  const undone = () => change(scene.giver, `${pathOf(aim.field.type)}/${aim.row.id}`, [back])
  await (aim.field.type === 'Group' ? unguarded(scene, undone) : undone())
}

/** Whoever has been in a group stays in its history: the walk takes its own members out without the guard that says so. */
async function unguarded({ fields }: GivingScene, undone: () => Promise<unknown>): Promise<void> {
  const guards = fields.server.world.guards as { Group?: unknown }
  const { Group } = guards
  delete guards.Group
  await undone().finally(() => {
    guards.Group = Group
  })
}

/** What the server wrote into a confidential team is the server's to write again. */
function withoutStamps(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return (value as readonly unknown[]).map((each) => {
    if (typeof each !== 'object') return each
    const { addedBy: _by, since: _since, ...said } = each as Readonly<Record<string, unknown>>
    return said
  })
}

/** A new row lets nobody in any more, whether or not it can be deleted. */
async function forgetTeam({ fields }: GivingScene, id: string): Promise<void> {
  await fields.server.world.database.asOwner((transaction) =>
    sql`delete from patient_team where reason like ${`%:${id}`}`.execute(transaction),
  )
}
