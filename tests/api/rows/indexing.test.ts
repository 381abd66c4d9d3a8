import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildWorld } from '#server/app/build-world.ts'
import { indexBeside } from '#server/app/index-beside.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { databaseKinds, openTestDatabase } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databaseKinds)('a type that is indexed anew on the %s database', (kind) => {
  let server: TestServer
  let admin: TestClient
  const ids: string[] = []

  beforeAll(async () => {
    server = await startTestServer({ database: kind })
    admin = await server.signIn('admin')
    for (let count = 0; count < 30; count += 1) {
      const body = { name: `Harbor House ${count}`, kind: 'Payer', active: true }
      ids.push((await admin.ask('POST', 'Organizations', { body })).body.id)
    }
  })
  afterAll(() => server.close())

  const owner = (query: ReturnType<typeof sql>) =>
    server.world.database.asOwner((transaction) => query.execute(transaction))
  const search = (name: string) =>
    admin.ask('POST', 'Organizations/queries', { body: [{ field: 'name', op: 'startsWith', value: name }] })
  const forget = async () => {
    await owner(sql`delete from token where type = 'Organization'`)
    await owner(sql`insert into reindex (type) values ('Organization') on conflict do nothing`)
  }

  test('is read by its ids and not searched, and nothing is left out in silence; other types are as ever', async () => {
    await forget()
    server.world.indexing.begin(['Organization'])
    const searched = await search('Harbor')
    expect([searched.status, searched.headers.get('retry-after')]).toEqual([503, '1'])
    expect(searched.body.detail).toContain('preparing these records')
    expect((await admin.ask('GET', 'Organizations')).status).toBe(503)
    expect((await admin.ask('GET', `Organizations/${ids[0]}`)).status).toBe(200)
    expect((await admin.ask('GET', 'Locations')).status).toBe(200)
    const ready = await fetch(`${server.url}/health/ready`)
    expect([ready.status, await ready.json()]).toEqual([200, { ready: true, state: 'ready', indexing: 1 }])
    server.world.indexing.left([])
  })

  test('is whole when it is searched again, what was changed meanwhile included, however many servers index', async () => {
    await forget()
    const [one, two] = await Promise.all([
      indexBeside(server.world, () => undefined),
      indexBeside(server.world, () => undefined),
    ])
    const changed = await Promise.all(
      ids.slice(0, 10).map((id, index) =>
        admin.ask('PATCH', `Organizations/${id}?versionId=1`, {
          body: [{ op: 'replace', path: '/name', value: `Meadow House ${index}` }],
        }),
      ),
    )
    expect(new Set(changed.map(({ status }) => status))).toEqual(new Set([200]))
    await Promise.all([one.done, two.done])

    expect(server.world.indexing.progress).toEqual([])
    expect((await search('Harbor')).body).toHaveLength(20)
    expect((await search('Meadow')).body).toHaveLength(10)
    expect((await owner(sql`select type from reindex`)).rows).toEqual([])
  })

  test('is none in a new database, so that the first practice can be made at once', async () => {
    const { database, place, close } = await openTestDatabase(kind)
    const world = buildWorld({ database, keys: openKeys(join(place.dataDirectory, 'keys.json')) })
    const asked = () =>
      database.asOwner((transaction) =>
        sql<{ count: string }>`select count(*) as count from reindex`.execute(transaction),
      )
    expect(Number((await asked()).rows[0]?.count)).toBe(0)
    const indexing = await indexBeside(world, () => undefined)
    expect(world.indexing.progress).toEqual([])
    await indexing.stop()
    await close()
  })
})
