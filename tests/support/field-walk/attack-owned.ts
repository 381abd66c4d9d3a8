import { isDeepStrictEqual } from 'node:util'
import { uuidAt } from '#server/app/uuid-at.ts'
import type { TestAnswer, TestClient } from '#tests/support/server/server.ts'
import type { Annotated } from './annotated-fields.ts'
import { forged } from './forged.ts'

/** A record that is attacked: as it was read by somebody who may read all of it. */
export type Prey = { readonly collection: string; readonly row: Row; readonly body: Row }
export type Row = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly meta: { readonly versionId: string }
}

/** The ways in which a field is attacked. */
export const ways = [
  'POST',
  'import',
  'PUT',
  'add',
  'replace',
  'remove',
  'move away',
  'move onto',
  'copy',
  'test',
  'restore',
  'search',
] as const
export type Way = (typeof ways)[number]

/** The first place in a record to which a dotted path leads; undefined where the record does not go so far. */
export function placeOf(row: unknown, path: string): readonly (string | number)[] | undefined {
  const place: (string | number)[] = []
  let at = row
  for (const name of path.split('.')) {
    if (Array.isArray(at)) {
      place.push(0)
      at = (at as readonly unknown[])[0]
    }
    if (typeof at !== 'object' || at === null) return undefined
    place.push(name)
    at = (at as Readonly<Record<string, unknown>>)[name]
  }
  return place
}

/** The value at a place. */
export function valueAt(row: unknown, place: readonly (string | number)[]): unknown {
  return place.reduce<unknown>(
    (at, name) => (at as Readonly<Record<string, unknown>> | undefined)?.[name],
    row,
  )
}

/** The record with another value at a place. */
export function withValue(row: unknown, place: readonly (string | number)[], value: unknown): unknown {
  const copy = structuredClone(row)
  const inner = valueAt(copy, place.slice(0, -1)) as Record<string, unknown>
  inner[String(place.at(-1))] = value
  return copy
}

/** Attacks in a test a field that only the server writes, on trial; says what was stored that should not be, or undefined. */
export async function attackOwned(
  client: TestClient,
  prey: Prey,
  { path, schema, way }: Annotated & { readonly way: Way },
): Promise<string | undefined> {
  const isNew = way === 'POST' || way === 'import'
  const place = placeOf(isNew ? prey.body : prey.row, path)
  if (!place) return undefined
  const forging = { place, value: forged(schema, valueAt(prey.row, place)), way }
  return isNew ? begin(client, prey, forging) : change(client, prey, forging)
}

type Forging = { readonly place: readonly (string | number)[]; readonly value: unknown; readonly way: Way }

/** A new record that brings the value is refused: leaving it out in silence would tell its sender that it is stored. */
async function begin(client: TestClient, { collection, body }: Prey, { place, value, way }: Forging) {
  if (isDeepStrictEqual(valueAt(body, place), value)) return undefined
  const headers = way === 'import' ? { 'idempotency-key': uuidAt(Date.now()) } : {}
  const asked = { body: withValue(body, place, value), headers }
  const answer = await client.ask('POST', `${collection}?dryRun=true`, asked)
  return answer.status < 300 || answer.status >= 500 ? said(answer) : undefined
}

/** A change that is done leaves the value as it was. */
async function change(client: TestClient, prey: Prey, forging: Forging) {
  const answer = await changed(client, prey, forging)
  if (!answer || (answer.status >= 300 && answer.status < 500)) return undefined
  if (answer.status >= 500) return said(answer)
  const seen = await client.ask('GET', `${prey.collection}/${prey.row.id}`)
  const { place } = forging
  return isDeepStrictEqual(valueAt(answer.body, place), valueAt(seen.body, place)) ? undefined : said(answer)
}

async function changed(
  client: TestClient,
  { collection, row }: Prey,
  { place, value, way }: Forging,
): Promise<TestAnswer | undefined> {
  const one = `${collection}/${row.id}`
  const trial = `${one}?versionId=${row.meta.versionId}&dryRun=true`
  if (way === 'PUT') return client.ask('PUT', trial, { body: withValue(row, place, value) })
  if (way === 'restore')
    return client.ask('POST', `${one}/restore?dryRun=true`, { body: withValue(row, place, value) })
  const operations = operationsFor(`/${place.join('/')}`, value, way)
  return operations && client.ask('PATCH', trial, { body: operations })
}

/** What a patch would be in each of the ways; undefined for those that are none. */
export function operationsFor(path: string, value: unknown, way: Way): readonly object[] | undefined {
  const patches: { readonly [Each in Way]?: readonly object[] } = {
    add: [{ op: 'add', path, value }],
    replace: [{ op: 'replace', path, value }],
    remove: [{ op: 'remove', path }],
    'move away': [
      { op: 'move', from: path, path: '/forged' },
      { op: 'remove', path: '/forged' },
    ],
    'move onto': [
      { op: 'add', path: '/forged', value },
      { op: 'move', from: '/forged', path },
    ],
    copy: [
      { op: 'add', path: '/forged', value },
      { op: 'copy', from: '/forged', path },
      { op: 'remove', path: '/forged' },
    ],
    test: [{ op: 'test', path, value }],
  }
  return patches[way]
}

function said({ status, body }: TestAnswer): string {
  return `${status} ${JSON.stringify(body).slice(0, 160)}`
}
