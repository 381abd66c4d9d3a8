import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { DatabaseKind } from '#tests/support/database/database.ts'
import { collectionOf, exampleBody, isMade, storeExamples } from '#tests/support/server/examples.ts'
import {
  type Staff,
  startTestServer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'
import { type Annotated, allRoles, annotatedFields, type Role } from './annotated-fields.ts'
import { attackMasked, secretNumber } from './attack-masked.ts'
import { attackOwned, type Prey, type Row, type Way, ways } from './attack-owned.ts'
import { forged } from './forged.ts'

/** People of every role in one practice, and a record of every type for them to attack. */
export type FieldScene = {
  readonly server: TestServer
  readonly clients: ReadonlyMap<string, TestClient>
  readonly prey: ReadonlyMap<string, { readonly full: Prey; readonly bare: Prey | undefined }>
}

const roles = allRoles()
const fields = annotatedFields()

/** One attack: as whom, on which field, in which way. */
export type Attack = { readonly role: Role; readonly field: Annotated; readonly way: Way }

/** What the walk found: how many attacks were made, and which held. */
export type Findings = { readonly made: number; readonly open: readonly string[] }

/** Signs in the people of these roles and makes the records. */
export async function setFieldScene(
  database: DatabaseKind,
  {
    as,
    of,
    more,
  }: { readonly as?: readonly string[]; readonly of?: readonly string[]; readonly more?: Staff } = {},
): Promise<FieldScene> {
  const keys = as ?? roles.map(({ key }) => key)
  const keeper = ['sandbox', 'administrative', 'supervisor', 'associate-sysadmin']
  const staff = { keeper, ...more, ...Object.fromEntries(keys.map((key) => [`as-${key}`, [key]])) }
  const server = await startTestServer({ database, staff })
  await storeExamples(server.world, server.practice)
  const clients = new Map<string, TestClient>()
  for (const key of keys) clients.set(key, await server.signIn(`as-${key}`))
  const maker = { client: await server.signIn('keeper'), id: server.practice.profiles.get('keeper') ?? '' }
  const entries = Object.values(registry).filter(
    (entry) => isMade(entry) && of?.includes(entry.type) !== false,
  )
  const prey = new Map<string, { readonly full: Prey; readonly bare: Prey | undefined }>()
  for (const entry of entries) {
    const bare = await made(maker, entry, {})
    const full = await made(maker, entry, secretsOf(entry))
    if (!full && Object.keys(secretsOf(entry)).length > 1) throw new Error(`No ${entry.type} with secrets.`)
    if (full) prey.set(entry.type, { full, bare })
    else if (bare) prey.set(entry.type, { full: bare, bare: undefined })
  }
  return { server, clients, prey }
}

type Maker = { readonly client: TestClient; readonly id: string }

async function made({ client, id }: Maker, entry: TypeEntry, more: object): Promise<Prey | undefined> {
  const collection = collectionOf(entry)
  const example = Object.entries(exampleBody(entry, id)).filter(([name]) => !isMasked(entry.type, name))
  const body = { ...Object.fromEntries(example), ...more }
  const answer = await client.ask('POST', collection, { body })
  return answer.status === 201
    ? { collection, row: answer.body as Row, body: body as unknown as Row }
    : undefined
}

function isMasked(type: string, name: string): boolean {
  return fields.some((field) => field.type === type && field.says === 'masked' && field.path === name)
}

/** A value in every masked field, as a record of this type may have it. */
function secretsOf(entry: TypeEntry): object {
  const example = exampleBody(entry, '')
  const masked = fields.filter(
    ({ type, says, path, schema }) =>
      type === entry.type && says === 'masked' && path !== 'identifiers' && !schema['x-serverOwned'],
  )
  const values = masked.map(({ path, schema }) => [path, example[path] ?? forged(schema, undefined)])
  return {
    identifiers: [{ type: 'ssn', system: 'us-ssn', value: secretNumber }],
    ...Object.fromEntries(values),
  }
}

/** Every attack that there is on these types, each by a role that the number chooses, mostly one that may write the type. */
export function attacksOn({ clients, prey }: FieldScene, seed: number): readonly Attack[] {
  const people = roles.filter(({ key }) => clients.has(key))
  let turn = seed
  return fields
    .filter(({ type }) => prey.has(type))
    .flatMap((field) => {
      const outside = people.filter(({ flags }) => field.says !== 'masked' || !flags.has(field.flag ?? ''))
      return waysOf(field).flatMap((way) => {
        turn += 1
        const fit = outside.filter((role) => mayTry(role, field, way))
        const chosen = turn % 4 === 0 || fit.length === 0 ? outside : fit
        const role = chosen[(turn * 7919 + seed) % chosen.length]
        return role ? [{ role, field, way }] : []
      })
    })
}

/** So many of the attacks, spread evenly; which ones, the seed says. */
export function sampleOf(
  attacks: readonly Attack[],
  { seed, most }: { readonly seed: number; readonly most: number },
): readonly Attack[] {
  const step = Math.max(1, Math.ceil(attacks.length / most))
  return attacks.filter((_attack, index) => (index + seed) % step === 0)
}

/** The attacks and, for each role that does not meet a type in them, one more on that type. */
export function withEveryRole(
  { clients, prey }: FieldScene,
  attacks: readonly Attack[],
  seed: number,
): readonly Attack[] {
  const met = new Set(attacks.map(({ role, field }) => `${role.key} ${field.type}`))
  const people = roles.filter(({ key }) => clients.has(key))
  const more = [...prey.keys()].flatMap((type, place) => {
    const owned = fields.filter((field) => field.type === type && field.says === 'server-owned')
    return people.flatMap((role, index) => {
      const field = owned[(place + index + seed) % owned.length]
      const open = field ? waysOf(field) : []
      const way = open[(place * 7 + index + seed) % open.length]
      return field && way && !met.has(`${role.key} ${type}`) ? [{ role, field, way }] : []
    })
  })
  return [...attacks, ...more]
}

function waysOf({ says, path }: Annotated): readonly Way[] {
  if (says === 'server-owned') return ways.filter((way) => way !== 'search' && way !== 'test')
  const patches: readonly Way[] = ['add', 'replace', 'remove', 'move away', 'move onto', 'copy', 'test']
  return path.includes('.') ? [] : ['PUT', 'search', ...patches]
}

/** Is this somebody whom only the field's own rule stops? */
function mayTry({ rights, flags }: Role, { type, says, flag = '' }: Annotated, way: Way): boolean {
  if (says === 'masked' && flags.has(flag)) return false
  if (way === 'search') return rights.has(`${type}:Read`)
  return rights.has(`${type}:${way === 'POST' || way === 'import' ? 'Create' : 'Update'}`)
}

/** The walk through every field: makes the attacks and tells what held against the schemas. */
export async function walkFields(scene: FieldScene, attacks: readonly Attack[]): Promise<Findings> {
  const open: string[] = []
  let count = 0
  for (const { role, field, way } of attacks) {
    const client = scene.clients.get(role.key)
    const prey = scene.prey.get(field.type)
    if (!client || !prey || (field.says === 'masked' && role.flags.has(field.flag ?? ''))) continue
    count += 1
    const found =
      field.says === 'masked'
        ? await attackMasked(client, { ...prey, field, way })
        : await attackOwned(client, prey.full, { ...field, way })
    if (found) open.push(`${field.type}.${field.path} by ${way} as ${role.key}: ${found}`)
  }
  return { made: count, open }
}
