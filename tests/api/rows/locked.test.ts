import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database })
    admin = await server.signIn('admin')
  })
  afterAll(() => server?.close())

  test('S1 a locked row takes no plain write, neither through the API nor in the store nor as the application in SQL', async () => {
    const made = await admin.ask('POST', 'Organizations', {
      body: { name: 'Frozen', kind: 'Payer', active: true },
    })
    const { id } = made.body
    const actor = systemActor(server.practice.id, server.practice.key)
    const inside = { actor, operation: 'note.sign' }
    const locked = await openAs(server.world, inside, async (opened) => {
      const store = openStores(opened).of('Organization')
      return store.update({ id, versionId: '1' }, made.body, { lock: 'lock' })
    })
    expect(locked.ok).toBe(true)

    const refused = { status: 409, body: { subStatus: 2107, code: 'stores.locked' } }
    const patch = [{ op: 'replace', path: '/name', value: 'Thawed' }]
    expect(await admin.ask('PATCH', `Organizations/${id}?versionId=2`, { body: patch })).toMatchObject(
      refused,
    )
    expect(await admin.ask('PATCH', `Organizations/${id}?versionId=1`, { body: patch })).toMatchObject(
      refused,
    )
    expect(await admin.ask('PUT', `Organizations/${id}?versionId=2`, { body: made.body })).toMatchObject(
      refused,
    )
    expect(await admin.ask('DELETE', `Organizations/${id}?versionId=2`)).toMatchObject(refused)

    const store = await openAs(server.world, { actor, operation: 'organization.patch' }, (opened) =>
      openStores(opened).of('Organization').update({ id, versionId: '2' }, made.body),
    )
    expect(store).toMatchObject({ ok: false, failure: { kind: 'locked' } })
    const raw = await openAs(
      server.world,
      { actor, operation: 'organization.patch' },
      async ({ transaction }) => {
        const done = await sql`update resource set name = 'thawed' where id = ${id}::uuid`.execute(
          transaction,
        )
        return { ok: true, value: Number(done.numAffectedRows ?? 0) }
      },
    )
    expect(raw).toEqual({ ok: true, value: 0 })
    expect((await admin.ask('GET', `Organizations/${id}`)).body.name).toBe('Frozen')
  })
})
