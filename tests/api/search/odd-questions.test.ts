import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#generated/tables/registry.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { collectionOf } from '#tests/support/server/examples.ts'
import { askOddQuestions } from '#tests/support/server/odd-question.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const everything = ['sandbox', 'administrative', 'supervisor', 'associate-sysadmin']
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let keeper: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database, staff: { keeper: everything } })
    keeper = await server.signIn('keeper')
  })
  afterAll(() => server?.close())

  const ask = (collection: string, filter: object) =>
    keeper.ask('POST', `${collection}/queries`, {
      body: [filter],
      headers: { 'x-enable-cross-partition': 'true' },
    })

  test('an id that is none, and the beginning of an id, an instant or a reference, is refused with its place for every type', async () => {
    const others = Object.values(registry).filter(({ type }) => type !== 'AuditEvent')
    for (const entry of others) {
      const collection = collectionOf(entry)
      const whole = entry.searchable.filter(({ kind }) =>
        ['reference', 'instant', 'day', 'number'].includes(kind),
      )
      const asked = [
        { field: 'id', op: 'eq', value: '-'.repeat(36) },
        { field: 'id', op: 'startsWith', value: '0' },
        { field: 'meta.lastModified', op: 'startsWith', value: '2026' },
        { field: 'meta.lastModified', op: 'ge', value: '+275760-09-13T00:00:00Z' },
        { field: 'meta.lastModified', op: 'lt', value: '0000-01-01' },
        ...whole.map(({ path }) => ({ field: path, op: 'startsWith', value: '2' })),
      ]
      for (const filter of asked) {
        const { status, body } = await ask(collection, filter)
        expect([status, body.errors?.[0]?.pointer], `${entry.type} ${JSON.stringify(filter)}`).toEqual([
          400,
          '/0',
        ])
      }
    }
  }, 60_000)

  test('the trail finds ids by their beginnings, and refuses instants that no database has', async () => {
    expect((await ask('AuditEvents', { field: 'id', op: 'startsWith', value: '0' })).status).toBe(200)
    for (const value of ['+275760-09-13T00:00:00Z', '0000-01-01', 'infinity', 'yesterday'])
      expect((await ask('AuditEvents', { field: 'at', op: 'ge', value })).status, value).toBe(400)
  })

  test('odd questions about all types are answered or refused with their place, and none breaks', async () => {
    const { answered, refused, wrong } = await askOddQuestions(keeper, seed, 600)
    expect(wrong, `SEED=${seed}`).toEqual([])
    expect(Math.min(answered, refused)).toBeGreaterThan(20)
  }, 60_000)
})
