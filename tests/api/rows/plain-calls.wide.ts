import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { collectionOf, exampleBody, isMade, storeExamples } from '#tests/support/server/examples.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
  usualStaff,
} from '#tests/support/server/server.ts'

const across = { 'x-enable-cross-partition': 'true' }
const creatable = Object.values(registry).filter((entry) => isMade(entry))

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let keeper: TestClient
  let nobody: TestClient
  beforeAll(async () => {
    const staff = {
      ...usualStaff,
      keeper: ['sandbox', 'administrative', 'supervisor', 'associate-sysadmin'],
      nobody: ['associate-marketing'],
    }
    server = await startTestServer({ database, staff })
    await storeExamples(server.world, server.practice)
    keeper = await server.signIn('keeper')
    nobody = await server.signIn('nobody')
  })
  afterAll(() => server?.close())

  async function made(entry: TypeEntry): Promise<TestAnswer> {
    const owner = server.practice.profiles.get('keeper') ?? ''
    return keeper.ask('POST', collectionOf(entry), { body: exampleBody(entry, owner) })
  }

  test.each(creatable.map((entry) => [entry.type, entry] as const))(
    '%s: made, read, found, listed, changed, replaced, deleted and restored',
    async (_type, entry) => {
      const created = await made(entry)
      expect(created, JSON.stringify(created.body)).toMatchObject({
        status: 201,
        body: { meta: { versionId: '1' } },
      })
      const { id } = created.body
      const one = `${collectionOf(entry)}/${id}`

      const read = await keeper.ask('GET', one)
      expect(read).toMatchObject({ status: 200, body: created.body })
      const known = await keeper.ask('GET', one, {
        headers: { 'if-none-match': read.headers.get('etag') ?? '' },
      })
      expect(known.status).toBe(304)

      const filters = [{ field: 'id', op: 'in', value: [id] }]
      const found = await keeper.ask('POST', `${collectionOf(entry)}/queries`, {
        body: filters,
        headers: across,
      })
      expect(found.body).toEqual([read.body])
      const listed = await keeper.ask('GET', `${collectionOf(entry)}?pageSize=500&summary=true`, {
        headers: across,
      })
      expect(listed.body.map((row: { id: string }) => row.id)).toContain(id)

      const patch = [
        {
          op: 'add',
          path: '/identifiers',
          value: [{ system: 'test', value: id, use: 'usual', type: 'external' }],
        },
      ]
      const changed = await keeper.ask('PATCH', `${one}?versionId=1`, { body: patch })
      expect(changed, JSON.stringify(changed.body)).toMatchObject({
        status: 200,
        body: { meta: { versionId: '2' } },
      })
      const stale = await keeper.ask('PATCH', `${one}?versionId=1`, { body: patch })
      expect(stale).toMatchObject({ status: 409, body: { subStatus: 2002, versionId: '2' } })

      const replaced = await keeper.ask('PUT', `${one}?versionId=2`, { body: changed.body })
      expect(replaced, JSON.stringify(replaced.body)).toMatchObject({
        status: 200,
        body: { meta: { versionId: '3' } },
      })
      const old = await keeper.ask('GET', `${one}/_history/1`)
      expect(old).toMatchObject({ status: 200, body: { id, meta: { versionId: '1', isHistorical: true } } })

      const gone = await keeper.ask('DELETE', `${one}?versionId=3`)
      expect(gone.status).toBe(deletedStatus(entry, replaced.body))
      if (gone.status !== 204) return
      expect((await keeper.ask('GET', one)).status).toBe(410)
      expect(await keeper.ask('POST', `${one}/restore`)).toMatchObject({
        status: 200,
        body: { meta: { versionId: '5' } },
      })
    },
  )

  test.each(creatable.map((entry) => [entry.type, entry] as const))(
    '%s: an unknown field and a missing one are named, and who may not is told so without a look at the row',
    async (_type, entry) => {
      const body = { ...exampleBody(entry, ''), nonsense: 1 }
      const strange = await keeper.ask('POST', collectionOf(entry), { body })
      expect(strange).toMatchObject({ status: 422 })
      expect(strange.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toContain('/nonsense')

      const [needed] = entry.createRequired
      const { [needed ?? '']: _left, ...less } = exampleBody(entry, '') as Record<string, unknown>
      const lacking = await keeper.ask('POST', collectionOf(entry), { body: less })
      expect(lacking.body.errors).toContainEqual(
        expect.objectContaining({ pointer: `/${needed}`, code: 'stores.required' }),
      )

      const { body: session } = await nobody.ask('GET', '/session')
      if (session.permissions.includes(`${entry.type}:Create`)) return
      const refused = await nobody.ask('POST', collectionOf(entry), { body: exampleBody(entry, '') })
      expect(refused).toMatchObject({ status: 403, body: { code: 'http.forbidden' } })
    },
  )
})

function deletedStatus(entry: TypeEntry, row: Record<string, unknown>): number {
  if (entry.delete === 'never') return 405
  if (entry.delete === 'soft') return 204
  return entry.delete.states.includes(String(row[entry.delete.field])) ? 204 : 409
}
