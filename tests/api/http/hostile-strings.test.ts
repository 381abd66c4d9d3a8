import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chanceFrom } from '#tests/support/chance.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { changedOnTheWay, hostileStrings } from '#tests/support/requests/hostile-strings.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database, staff: { admin: ['administrative'] } })
    admin = await server.signIn('admin')
  })
  afterAll(() => server?.close())

  test('what somebody writes comes out byte for byte as it went in, however hostile it is', async () => {
    const all = hostileStrings()
    const chance = chanceFrom(seed)
    const some = all.filter(() => chance.is(0.02))
    console.log(JSON.stringify({ database, seed, strings: some.length }))
    expect(await changedOnTheWay(admin, [...all.slice(0, 9), ...some])).toEqual([])
  })

  test('a text that comes out otherwise is found', async () => {
    const forgetful: TestClient = {
      ...admin,
      ask: async (method, path, more) => {
        const answer = await admin.ask(method, path, more)
        return { ...answer, body: JSON.parse(JSON.stringify(answer.body ?? null).normalize('NFC')) }
      },
    }
    expect(await changedOnTheWay(forgetful, ['e\u0301'])).not.toEqual([])
  })

  test.each(['a\0b', '\ud83d', '\udc69 x'])('%j cannot be kept, and is refused', async (text) => {
    expect(await changedOnTheWay(admin, [text])).toEqual([])
  })
})
