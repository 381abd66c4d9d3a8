import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

  test('a staff member is entered, read, changed and found again', async () => {
    const role = { id: server.practice.roles.get('practitioner')?.id, resourceType: 'SecurityRole' }
    const body = { active: true, name: { use: 'official', given: ['Ana'], family: 'Ruiz' }, roles: [role] }
    const made = await admin.ask('POST', 'Practitioners', { body })
    expect(made).toMatchObject({ status: 201, body: { display: 'Ruiz, Ana', partition: 'riverbend' } })

    const { id } = made.body
    const read = await admin.ask('GET', `Practitioners/${id}`)
    expect(read).toMatchObject({ status: 200, body: { id, meta: { versionId: '1' } } })
    expect(read.headers.get('etag')).toBe('"1"')

    const patch = [{ op: 'add', path: '/credentials', value: 'LPC' }]
    const changed = await admin.ask('PATCH', `Practitioners/${id}?versionId=1`, { body: patch })
    expect(changed).toMatchObject({
      status: 200,
      body: { display: 'Ruiz, Ana, LPC', meta: { versionId: '2' } },
    })

    const filters = [{ field: 'name', op: 'contains', value: 'rui an' }]
    const found = await admin.ask('POST', 'Practitioners/queries', { body: filters })
    expect(found.body).toEqual([changed.body])
  })
})
