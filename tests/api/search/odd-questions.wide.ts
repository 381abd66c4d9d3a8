import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { storeExamples } from '#tests/support/server/examples.ts'
import { askOddQuestions } from '#tests/support/server/odd-question.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const everything = ['sandbox', 'administrative', 'supervisor', 'associate-sysadmin']
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

describe.each(databasesFor(import.meta.url))('on the %s database, with a row of each type', (database) => {
  let server: TestServer
  let keeper: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database, staff: { keeper: everything } })
    await storeExamples(server.world, server.practice)
    keeper = await server.signIn('keeper')
  })
  afterAll(() => server?.close())

  test('3,000 odd questions about all types are answered or refused with their place, and none breaks', async () => {
    const { answered, refused, wrong } = await askOddQuestions(keeper, seed, 3_000)
    expect(wrong, `SEED=${seed}`).toEqual([])
    expect(Math.min(answered, refused)).toBeGreaterThan(200)
  }, 300_000)
})
