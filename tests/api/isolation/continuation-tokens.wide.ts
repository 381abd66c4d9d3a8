import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Instant } from '#server/stores/instant.ts'
import { chanceFrom } from '#tests/support/chance.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { type LineAnswer, type Lines, openLines } from '#tests/support/isolation/run/open-lines.ts'
import { lastSigns, tampered } from '#tests/support/isolation/tokens/tampered-token.ts'
import {
  makeTestPractice,
  startTestServer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

const wanted = 10_000
const day = 24 * 3_600_000
const staff = { admin: ['administrative'], second: ['administrative'] }

let server: TestServer
let lines: Lines
let admin: TestClient
let second: TestClient
let elsewhere: TestClient
let shift = 0

function now(): Instant {
  const milliseconds = Date.now() + shift
  return { milliseconds, iso: new Date(milliseconds).toISOString() }
}

beforeAll(async () => {
  server = await startTestServer({ database: databaseKinds.at(-1) ?? 'embedded', staff, now })
  const other = await makeTestPractice(server.world, 'harbor', { stranger: ['administrative'] })
  lines = openLines(server.url)
  admin = await server.signIn('admin')
  second = await server.signIn('second')
  elsewhere = await server.signIn('stranger', other)
})
afterAll(async () => {
  lines?.close()
  await server?.close()
})

type List = { readonly path: string; readonly body?: readonly object[] }

const lists: readonly List[] = [
  { path: 'GrantSets?pageSize=1' },
  { path: 'GrantSets?pageSize=1&orderBy=name&order=desc' },
  { path: 'SecurityRoles?pageSize=1' },
  { path: 'GrantSets/queries?pageSize=1', body: [{ field: 'group', op: 'eq', value: 'clinical' }] },
  { path: 'GrantSets/queries?pageSize=1', body: [{ field: 'group', op: 'eq', value: 'scheduler' }] },
]

function page(
  client: TestClient,
  { path, body }: List,
  token?: string,
  practice = 'riverbend',
): Promise<LineAnswer> {
  const continuation = token === undefined ? {} : { 'x-continuation-token': token }
  return lines.ask({
    method: body ? 'POST' : 'GET',
    path: `/api/v1/practices/${practice}/${path}`,
    headers: { authorization: `Bearer ${client.token}`, ...continuation },
    ...(body && { body }),
  })
}

async function tokenOf(client: TestClient, list: List, practice?: string): Promise<string> {
  const { headers, text } = await page(client, list, undefined, practice)
  const token = headers['x-continuation-token']
  if (typeof token !== 'string') throw new Error(`${list.path} has one page: ${text}`)
  return token
}

test('of ten thousand tampered continuation tokens none leads to a row, and each is called malformed', async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
  const chance = chanceFrom(seed)
  const tokens = await Promise.all(lists.map((list) => tokenOf(admin, list)))
  const again = await Promise.all(lists.map((list) => tokenOf(admin, list)))
  const genuine = await Promise.all(lists.map((list, index) => page(admin, list, tokens[index])))
  expect(genuine.map(({ status }) => status)).toEqual(lists.map(() => 200))

  const attacks = lists.flatMap((list, index) => {
    const token = tokens[index] ?? ''
    const changed = Array.from(
      { length: wanted / lists.length },
      () => tampered(token, again[index] ?? '', chance).token,
    )
    return [...lastSigns(token), ...changed].map((each) => ({ list, token: each }))
  })
  const accepted: string[] = []
  const waiting = [...attacks]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { status, text } = await page(admin, next.list, next.token)
      if (status !== 400 || text.includes('"resourceType"'))
        accepted.push(`${status} ${next.list.path} ${next.token}`)
    }
  }
  await Promise.all(Array.from({ length: 32 }, work))
  console.log(JSON.stringify({ seed, tampered: attacks.length, accepted: accepted.length }))
  expect(attacks.length).toBeGreaterThanOrEqual(wanted)
  expect(accepted).toEqual([])
})

test('a token of another person, query, type or practice is refused, and so is one whose day is over', async () => {
  const tokens = await Promise.all(lists.map((list) => tokenOf(admin, list)))
  for (const [index, list] of lists.entries()) {
    const token = tokens[index] ?? ''
    const foreign = await tokenOf(elsewhere, list, 'harbor')
    expect((await page(second, list, token)).status, 'another person').toBe(400)
    expect((await page(admin, list, foreign)).status, 'another practice').toBe(400)
    for (const other of lists.filter((each) => each !== list))
      expect((await page(admin, other, token)).status, `${list.path} at ${other.path}`).toBe(400)
  }

  // The sign-in goes on as long as the token: it is asked again shortly before and after the day is over.
  shift = day - 60_000
  const late = await server.signIn('admin')
  expect((await page(late, lists[0] ?? { path: '' }, tokens[0])).status).toBe(200)
  shift = day + 60_000
  expect((await page(late, lists[0] ?? { path: '' }, tokens[0])).status).toBe(400)
})
