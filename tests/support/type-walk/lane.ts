import type { Page } from 'playwright'
import { operations, plainId } from '#generated/operations/operations.ts'
import type { PlainVerb } from '#generated/operations/plain.ts'
import { securityRoles } from '#generated/permissions/permissions.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { House } from '#tests/support/browser/open-house.ts'
import type { Body } from '#tests/support/builders/build.ts'
import {
  buildWithNeeds,
  type Known,
  type Need,
  type Row,
  settled,
} from '#tests/support/builders/build-with-needs.ts'
import {
  makeTestPractice,
  type TestAnswer,
  type TestClient,
  testPassword,
} from '#tests/support/server/server.ts'

/** What somebody is in a practice who may do whatever anybody there may. */
const keeperRoles = securityRoles.map(({ key }) => key)

/** A lane of the walk through every type: one person at one page, and the rows that have been made so far for others to refer to. */
export type Lane = {
  readonly page: Page
  readonly url: string
  readonly client: TestClient
  readonly timezone: string
  readonly seed: number
  readonly may: (permission: string) => boolean
  readonly known: Known
  readonly made: Map<string, Row>
  /** Stands before the names of what is made, so that people can tell it from what is like it. */
  readonly mark?: string
}

let opened = 0

/** A new practice for one walk, and its keeper signed in at the page: nothing that others have left behind is met. */
export async function openLane({ server }: House, page: Page, seed: number): Promise<Lane> {
  opened += 1
  const login = `keeper${opened}`
  const practice = await makeTestPractice(server.world, `walk${opened}`, { [login]: keeperRoles })
  const data = { username: login, password: testPassword, practice: practice.key }
  const signedIn = await page.context().request.post(`${server.url}/api/v1/session`, { data })
  if (!signedIn.ok()) throw new Error(`The keeper could not sign in: ${await signedIn.text()}`)
  const client = await server.signIn(login, practice)
  const session = (await client.ask('GET', '/session')).body
  const permissions = new Set<string>(session.permissions)
  const me = { id: practice.profiles.get(login) ?? '', resourceType: 'Practitioner' }
  return {
    page,
    url: server.url,
    client,
    seed,
    timezone: session.practice.timezone,
    may: (permission) => permissions.has(permission),
    known: { Practitioner: me },
    made: new Map(),
  }
}

/** Asks the API for one of a type's addresses. */
export function askType(
  { client }: Lane,
  {
    type,
    method,
    path = '',
    body,
  }: {
    readonly type: ResourceType
    readonly method: string
    readonly path?: string
    readonly body?: unknown
  },
): Promise<TestAnswer> {
  const { collection, scope } = registry[type]
  const address = `${scope === 'global' ? '/' : ''}${collection}${path}`
  const headers = { 'x-enable-cross-partition': 'true' }
  return client.ask(method, address, { headers, ...(body === undefined ? {} : { body }) })
}

/** Whether the type has this plain operation, and the keeper may use it. */
export function allows({ may }: Lane, { type }: ScreenDescription, verb: PlainVerb): boolean {
  const id = plainId[type][verb]
  return id !== undefined && may(operations[id].permission)
}

/** Makes through the API what a row of the type needs beforehand, as far as it is not there yet; answers the row's own body. */
export async function prepare(lane: Lane, type: ResourceType): Promise<Body> {
  const known = type === 'Practitioner' ? {} : lane.known
  const needs = buildWithNeeds(type, lane.seed, known)
  const own = needs.at(-1)
  if (!own) throw new Error(`Nothing can be made of ${type}.`)
  for (const need of needs.slice(0, -1))
    if (!lane.made.has(need.key)) lane.made.set(need.key, await make(lane, need, known))
  return settled(own.body, lane.made, known)
}

async function make(lane: Lane, { type, body, publish }: Need, known: Known): Promise<Row> {
  const whole = settled(body, lane.made, known)
  const created = await askType(lane, { type, method: 'POST', body: withMark(whole, lane.mark) })
  if (created.status !== 201) throw new Error(`The ${type} it needs was refused: ${described(created)}`)
  const { id, meta } = created.body
  if (publish) {
    const path = operations[publish].path.split('{id}')[1]
    const published = await askType(lane, {
      type,
      method: 'POST',
      path: `/${id}${path}`,
      body: { versionId: meta.versionId },
    })
    if (published.status !== 200) throw new Error(`${publish}: ${described(published)}`)
  }
  return { id, resourceType: type }
}

/** The body with the mark before what it is called. */
export function withMark(body: Body, mark: string | undefined): Body {
  const called = ['name', 'title'].filter((field) => mark !== undefined && field in body)
  return { ...body, ...Object.fromEntries(called.map((field) => [field, marked(body[field], `${mark}`)])) }
}

/** A name of a person has it before the family. */
function marked(name: unknown, mark: string): unknown {
  if (typeof name === 'string') return `${mark} ${name}`
  if (typeof name !== 'object' || name === null || !('family' in name)) return name
  return { ...name, family: `${mark} ${String(name.family)}` }
}

/** What a refusal says. */
export function described({ status, body }: TestAnswer): string {
  return `${status} ${JSON.stringify(body?.errors ?? body?.detail ?? body)}`
}
