import { randomUUID as uuid } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildWorld } from '#server/app/build-world.ts'
import { indexBeside } from '#server/app/index-beside.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { askedTypes, askWhereRulesDiffer } from '#server/stores/opening/asked-types.ts'
import { databasesFor, openTestDatabase } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('a type that is indexed anew on the %s database', (kind) => {
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
  const begin = async () => {
    const { database, upcast, indexing } = server.world
    indexing.begin(await askedTypes(database, upcast))
  }
  const indexAnew = async () => {
    const { done } = await indexBeside(server.world, () => undefined)
    await done
  }
  const asked = async () => (await owner(sql`select type from reindex order by type`)).rows
  const forget = async () => {
    await owner(sql`delete from token where type = 'Organization'`)
    await owner(sql`insert into reindex (type) values ('Organization') on conflict do nothing`)
  }

  test('is read by its ids and not searched, and nothing is left out in silence; other types are as ever', async () => {
    await forget()
    await begin()
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

  test('after an update only what its index has new waits, and types whose rules are the same are as ever', async () => {
    await indexAnew()
    await owner(
      sql`update indexed_type set rules = (rules::jsonb #- '{fields,active}')::json where type = 'Organization'`,
    )
    await owner(sql`delete from token where type = 'Organization' and token like 'active=%'`)
    await askWhereRulesDiffer(server.world.database, server.world.upcast)
    expect(await asked()).toEqual([{ type: 'Organization' }])
    await begin()

    const all = await admin.ask('GET', 'Organizations')
    expect([all.status, all.body.length]).toEqual([200, 30])
    expect((await admin.ask('GET', 'Organizations?summary=true')).status).toBe(200)
    expect((await search('Harbor')).body).toHaveLength(20)
    const active = { field: 'active', op: 'eq', value: true }
    const byActive = (more: readonly object[] = []) =>
      admin.ask('POST', 'Organizations/queries', { body: [...more, active] })
    expect((await byActive()).status).toBe(503)
    expect((await byActive([{ field: 'kind', op: 'eq', value: 'Payer' }])).status).toBe(503)
    const made = await admin.ask('POST', 'Organizations', {
      body: { name: 'Garden House', kind: 'Payer', active: true },
    })
    expect(made.status).toBe(201)

    await indexAnew()
    expect((await byActive()).body).toHaveLength(31)
    expect(await asked()).toEqual([])
    await askWhereRulesDiffer(server.world.database, server.world.upcast)
    expect(await asked()).toEqual([])
  })

  test('nothing is deleted while it is not known who refers to it', async () => {
    const [id] = ids
    const holder = await admin.ask('POST', 'Organizations', {
      body: { name: 'Part House', kind: 'Payer', active: true, partOf: { id, resourceType: 'Organization' } },
    })
    expect(holder.status, JSON.stringify(holder.body)).toBe(201)
    await owner(
      sql`update indexed_type set rules = (rules::jsonb #- '{fields,partOf}')::json where type = 'Organization'`,
    )
    await owner(sql`delete from token where type = 'Organization' and token like 'partOf=%'`)
    await askWhereRulesDiffer(server.world.database, server.world.upcast)
    await begin()
    const versionId = (await admin.ask('GET', `Organizations/${id}`)).body.meta.versionId
    const remove = () => admin.ask('DELETE', `Organizations/${id}?versionId=${versionId}`)
    expect((await remove()).status).toBe(503)
    await indexAnew()
    expect((await remove()).status).toBe(409)
  })

  test('everything that depends on a column, and what nobody knows, waits as a whole', async () => {
    await owner(sql`update indexed_type set rules = json_build_object('whole', '', 'fields', rules -> 'fields')
      where type = 'Organization'`)
    await askWhereRulesDiffer(server.world.database, server.world.upcast)
    await begin()
    expect((await admin.ask('GET', 'Organizations')).status).toBe(503)
    await indexAnew()
    await owner(sql`insert into reindex (type, is_whole) values ('Organization', false), ('Location', false)`)
    await owner(sql`delete from indexed_type where type = 'Organization'`)
    await begin()
    expect((await admin.ask('GET', 'Organizations')).status).toBe(503)
    expect((await admin.ask('GET', 'Locations')).status).toBe(200)
    await indexAnew()
    expect((await admin.ask('GET', 'Organizations')).status).toBe(200)

    await forget()
    await begin()
    expect((await admin.ask('GET', 'Organizations')).status).toBe(503)
    await indexAnew()
    expect((await search('Garden')).body).toHaveLength(1)
  })

  test('follows no merge of another practice, where the same id is another row', async () => {
    const someone = { birthDate: '1980-01-01', gender: 'female' }
    const { body: patient } = await admin.ask('POST', 'Patients', {
      body: { name: { use: 'official', given: ['Ada'], family: 'Harbor' }, ...someone },
    })
    const made = await admin.ask('POST', 'RelatedPeople', {
      body: {
        patient: { id: patient.id, resourceType: 'Patient' },
        name: { use: 'official', given: ['Bo'], family: 'Harbor' },
        relationship: [{ code: 'mother', display: 'Mother' }],
        active: true,
      },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const [elsewhere, successor, merge] = [uuid(), uuid(), uuid()]
    await owner(sql`insert into resource select (jsonb_populate_record(r, jsonb_build_object('practice_id', ${elsewhere}::text))).*
      from resource r where r.id = ${made.body.id}::uuid`)
    await owner(sql`insert into row_merge (practice_id, id, type, merged_id, successor_id, state, version_before, version_after, at, until)
      values (${elsewhere}::uuid, ${merge}::uuid, 'Patient', ${patient.id}::uuid, ${successor}::uuid, 'Merged', 1, 2, now(), now())`)

    await owner(sql`insert into reindex (type) values ('RelatedPerson') on conflict do nothing`)
    await indexAnew()
    const { rows } = await owner(
      sql`select practice_id, patient_id from resource where id = ${made.body.id}::uuid`,
    )
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual({ practice_id: server.practice.id, patient_id: patient.id })
    expect(rows).toContainEqual({ practice_id: elsewhere, patient_id: successor })
    await owner(sql`delete from resource where practice_id = ${elsewhere}::uuid`)
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
