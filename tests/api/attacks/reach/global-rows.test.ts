import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProfile, systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  makeTestPractice,
  startTestServer,
  type TestClient,
  type TestPractice,
  type TestServer,
} from '#tests/support/server/server.ts'

type Row = { readonly id: string; readonly loginName: string; readonly meta: { readonly versionId: string } }

describe.each(databasesFor(import.meta.url))('what all practices share, on the %s database', (database) => {
  let server: TestServer
  let elsewhere: TestPractice
  let admin: TestClient
  let stranger: TestClient
  let vendor: TestClient
  beforeAll(async () => {
    const staff = { admin: ['administrative'], clinician: ['non-prescribing-clinician'], both: ['scribe'] }
    server = await startTestServer({ database, staff })
    const { world } = server
    elsewhere = await makeTestPractice(world, 'elsewhere', { stranger: ['administrative'] })
    const house = await makeTestPractice(world, 'house', { seller: ['associate-marketing'] })
    admin = await server.signIn('admin')
    stranger = await server.signIn('stranger', elsewhere)
    vendor = await server.signIn('seller', house)
    await alsoElsewhere(await person('both'))
  })
  afterAll(() => server?.close())

  const announcement = (title: string, more = {}) => ({
    title,
    body: 'Sign in at the new address.',
    severity: 'Critical',
    start: '2026-03-06T12:00:00Z',
    status: 'Active',
    ...more,
  })
  const titles = async (client: TestClient) =>
    (await client.ask('GET', '/Announcements')).body.map(({ title }: { title: string }) => title)
  async function person(login: string): Promise<Row> {
    const { body } = await admin.ask('GET', '/People?pageSize=100')
    return body.find(({ loginName }: Row) => loginName === login)
  }
  const rename = (client: TestClient, { id, meta }: Row, operations: readonly object[]) =>
    client.ask('PATCH', `/People/${id}?versionId=${meta.versionId}`, { body: operations })
  const login = [{ op: 'replace', path: '/loginName', value: 'taken' }]

  async function alsoElsewhere({ id }: Row): Promise<void> {
    const actor = systemActor(elsewhere.id, elsewhere.key)
    const profile = {
      id: elsewhere.profiles.get('stranger'),
      resourceType: 'Practitioner',
      partition: 'elsewhere',
    }
    const practice = { id: elsewhere.id, resourceType: 'Practice', partition: 'global' }
    await openAs(server.world, { actor, operation: 'person.invite' }, async (opened) => {
      await addProfile(opened, id, { practice, profile, active: true })
      return succeeded(undefined)
    })
  }

  test('what a tenant announces carries its practice and is seen there alone', async () => {
    const forged = await admin.ask('POST', '/Announcements', {
      body: announcement('Forged', { practice: { id: elsewhere.id, resourceType: 'Practice' } }),
    })
    expect(forged.status).toBe(422)
    const made = await admin.ask('POST', '/Announcements', { body: announcement('Ours') })
    expect(made, JSON.stringify(made.body)).toMatchObject({
      status: 201,
      body: { practice: { id: server.practice.id } },
    })
    expect(await titles(admin)).toContain('Ours')
    expect(await titles(stranger)).not.toContain('Ours')
    expect((await stranger.ask('GET', `/Announcements/${made.body.id}`)).status).toBe(404)
    expect((await stranger.ask('DELETE', `/Announcements/${made.body.id}?versionId=1`)).status).toBe(404)
  })

  test('what the vendor announces is changed, taken away and brought back by no tenant', async () => {
    const made = await vendor.ask('POST', '/Announcements', { body: announcement('To all') })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(made.body.practice).toBeUndefined()
    const mine = await vendor.ask('POST', '/Announcements', {
      body: announcement('To one', {
        audience: { practices: [{ id: elsewhere.id, resourceType: 'Practice' }] },
      }),
    })
    expect(mine.status, JSON.stringify(mine.body)).toBe(201)
    expect(await titles(admin)).toContain('To all')
    expect(await titles(admin)).not.toContain('To one')
    expect(await titles(stranger)).toEqual(expect.arrayContaining(['To all', 'To one']))

    const path = `/Announcements/${made.body.id}`
    const changed = await admin.ask('PATCH', `${path}?versionId=1`, {
      body: [{ op: 'replace', path: '/body', value: 'Pay here.' }],
    })
    expect(changed).toMatchObject({ status: 403, body: { code: 'rights.announcement-of-all' } })
    expect((await admin.ask('DELETE', `${path}?versionId=1`)).status).toBe(403)
    expect(await denied(made.body.id)).toBe(2)
    expect((await vendor.ask('DELETE', `${path}?versionId=1`)).status).toBe(204)
    expect((await admin.ask('POST', `${path}/restore`)).status).toBe(403)
  })

  test('a tenant makes no people and no shared texts, and takes nobody away', async () => {
    const name = { use: 'official', given: ['New'], family: 'Person' }
    expect((await admin.ask('POST', '/People', { body: { loginName: 'new', name } })).status).toBe(403)
    const { id, meta } = await person('clinician')
    expect((await admin.ask('DELETE', `/People/${id}?versionId=${meta.versionId}`)).status).toBe(403)
    for (const collection of ['Notations', 'SnippetTemplates', 'SpeechRuleTemplates', 'KeyVaults'])
      expect((await admin.ask('POST', `/${collection}`, { body: {} })).status).toBe(403)
  })

  test('who works in another practice too keeps the sign-in name, whatever an administrator of one of them writes', async () => {
    const both = await person('both')
    const refused = await rename(admin, both, login)
    expect(refused).toMatchObject({ status: 403, body: { code: 'rights.person-elsewhere' } })
    const address = [
      { op: 'add', path: '/contacts', value: [{ system: 'email', value: 'x@example.org', use: 'work' }] },
    ]
    expect((await rename(admin, both, address)).status).toBe(403)
    expect(await denied(both.id)).toBe(2)
    const own = await server.signIn('both')
    expect((await rename(own, both, address)).status).toBe(200)

    const clinician = await person('clinician')
    expect(
      (await rename(admin, clinician, [{ op: 'replace', path: '/name/family', value: 'Now' }])).status,
    ).toBe(200)
    expect((await stranger.ask('GET', `/People/${clinician.id}`)).status).toBe(404)
  })

  test.each(['userRoles', 'profiles', 'mfa', 'isSystem'])('nobody writes %s of a person', async (field) => {
    const row = await person('clinician')
    const values: Readonly<Record<string, unknown>> = {
      userRoles: ['sysadmin'],
      profiles: [],
      mfa: { methods: [] },
      isSystem: true,
    }
    const { status } = await rename(admin, row, [{ op: 'add', path: `/${field}`, value: values[field] }])
    expect([403, 422]).toContain(status)
  })

  async function denied(id: string): Promise<number> {
    const { rows } = await server.world.database.asOwner((transaction) =>
      sql<{ denied: string }>`
        select count(*) as denied from audit_event where resource_id = ${id}::uuid and outcome = 'Denied'`.execute(
        transaction,
      ),
    )
    return Number(rows[0]?.denied)
  }
})
