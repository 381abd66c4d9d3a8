import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uuidAt } from '#server/app/uuid-at.ts'
import { forgetReceipts } from '#server/stores/rows/receipt.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { uniqueBody } from '#tests/support/server/examples.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

const day = 86_400_000

describe.each(databasesFor(import.meta.url))('the key of a call, on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database })
    admin = await server.signIn('admin')
  })
  afterAll(() => server?.close())

  const withKey = (key: string) => ({ 'idempotency-key': key })
  const aKey = () => uuidAt(Date.now())
  const told = ({ status, headers, body }: TestAnswer) => ({ status, etag: headers.get('etag'), body })
  const renamed = (name: string) => [{ op: 'replace', path: '/name', value: name }]

  async function anOrganization(): Promise<string> {
    const made = await admin.ask('POST', 'Organizations', { body: uniqueBody('Organization', aKey()) })
    expect(made.status).toBe(201)
    return `Organizations/${made.body.id}`
  }

  test('a change, a replacement, a removal and a bringing back are each done once, and answered alike', async () => {
    const one = await anOrganization()
    const { body: whole } = await admin.ask('GET', one)
    const calls = [
      ['PATCH', `${one}?versionId=1`, renamed('Second'), 200],
      ['PUT', `${one}?versionId=2`, { ...whole, name: 'Third', display: undefined, meta: undefined }, 200],
      ['DELETE', `${one}?versionId=3`, undefined, 204],
      ['POST', `${one}/restore`, undefined, 200],
    ] as const
    for (const [method, path, body, status] of calls) {
      const asked = { headers: withKey(aKey()), ...(body !== undefined && { body }) }
      const first = await admin.ask(method, path, asked)
      expect(first, JSON.stringify(first.body)).toMatchObject({ status })
      expect(told(await admin.ask(method, path, asked))).toEqual(told(first))
    }
    const { body: versions } = await admin.ask('GET', `${one}/_history?includeDeleted=true`)
    expect(versions).toHaveLength(5)
  })

  test('later versions do not change what a key was answered with', async () => {
    const one = await anOrganization()
    const asked = { headers: withKey(aKey()), body: renamed('Second') }
    const first = await admin.ask('PATCH', `${one}?versionId=1`, asked)
    expect((await admin.ask('PATCH', `${one}?versionId=2`, { body: renamed('Third') })).status).toBe(200)

    const again = await admin.ask('PATCH', `${one}?versionId=1`, asked)
    expect(again).toMatchObject({ status: 200, body: { name: 'Second', meta: { versionId: '2' } } })
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
    await admin.ask('DELETE', `${one}?versionId=3`)
    expect((await admin.ask('PATCH', `${one}?versionId=1`, asked)).status).toBe(410)
  })

  test('a key that was used for something else is refused, and nothing is done', async () => {
    const one = await anOrganization()
    const headers = withKey(aKey())
    expect(
      (await admin.ask('PATCH', `${one}?versionId=1`, { headers, body: renamed('Second') })).status,
    ).toBe(200)
    const others = [
      ['PATCH', `${one}?versionId=2`, renamed('Second')],
      ['PATCH', `${one}?versionId=1`, renamed('Other')],
      ['DELETE', `${one}?versionId=2`, undefined],
      ['POST', 'Organizations', uniqueBody('Organization', aKey())],
    ] as const
    for (const [method, path, body] of others)
      expect(await admin.ask(method, path, { headers, ...(body && { body }) })).toMatchObject({
        status: 409,
        body: { code: 'stores.key-used' },
      })
    expect((await admin.ask('GET', one)).body.meta.versionId).toBe('2')
  })

  test('what was refused may be asked again with its key, once it is right', async () => {
    const one = await anOrganization()
    const headers = withKey(aKey())
    expect(
      (await admin.ask('PATCH', `${one}?versionId=7`, { headers, body: renamed('Second') })).status,
    ).toBe(409)
    expect(
      (await admin.ask('PATCH', `${one}?versionId=1`, { headers, body: renamed('Second') })).status,
    ).toBe(200)
  })

  test('an act that answers a secret answers the same one again, to nobody but its asker, and it stands nowhere in the open', async () => {
    const path = `Practitioners/${server.practice.profiles.get('scribe')}/reset-password`
    const asked = { headers: withKey(aKey()), body: {} }
    const first = await admin.ask('POST', path, asked)
    expect(first).toMatchObject({ status: 200, body: { link: expect.stringContaining('#token=') } })
    expect(told(await admin.ask('POST', path, asked))).toEqual(told(first))

    const kept = await server.world.database.asOwner((transaction) =>
      sql<{ all: string }>`select string_agg(i::text, ' ') as all from idempotency i`.execute(transaction),
    )
    const secret = String(first.body.link).split('=').at(-1) ?? ''
    expect(secret.length).toBeGreaterThan(20)
    expect(kept.rows[0]?.all).not.toContain(secret)
    const other = await (await server.signIn('implementer')).ask('POST', path, asked)
    expect(other.body?.link).not.toBe(first.body.link)
  })

  test('a trial keeps no key: what was only tried may be done', async () => {
    const headers = withKey(aKey())
    const body = uniqueBody('Organization', aKey())
    expect((await admin.ask('POST', 'Organizations?dryRun=true', { headers, body })).status).toBe(201)
    expect((await admin.ask('POST', 'Organizations', { headers, body })).status).toBe(201)
  })

  test('each asking leaves its audit row, and the second says that it is one', async () => {
    const one = await anOrganization()
    const asked = { headers: withKey(aKey()), body: renamed('Second') }
    const [first, again] = [
      await admin.ask('PATCH', `${one}?versionId=1`, asked),
      await admin.ask('PATCH', `${one}?versionId=1`, asked),
    ]
    const ids = [first, again].map(({ headers }) => headers.get('requestid'))
    const { rows } = await server.world.database.asOwner((transaction) =>
      sql<{ request_id: string; version_id: string; detail: { repeated?: boolean } }>`
        select request_id, version_id, detail from audit_event where request_id = any (${ids}::uuid[])`.execute(
        transaction,
      ),
    )
    const said = ids.map((id) =>
      rows
        .filter((row) => row.request_id === id)
        .map(({ version_id, detail }) => [version_id, detail.repeated]),
    )
    expect(said).toEqual([[['2', undefined]], [['2', true]]])
  })

  test('after thirty days a key is forgotten, and not before', async () => {
    const headers = withKey(aKey())
    const body = uniqueBody('Organization', aKey())
    await admin.ask('POST', 'Organizations', { headers, body })
    const { database: rows } = server.world
    const kept = () =>
      rows.asOwner((transaction) =>
        sql<{ count: number }>`select count(*)::int as count from idempotency`.execute(transaction),
      )
    const before = (await kept()).rows[0]?.count ?? 0
    expect(await rows.asOwner((transaction) => forgetReceipts(transaction, Date.now() + 29 * day))).toBe(0)
    expect(await rows.asOwner((transaction) => forgetReceipts(transaction, Date.now() + 31 * day))).toBe(
      before,
    )
    expect((await kept()).rows[0]?.count).toBe(0)
  })
})
