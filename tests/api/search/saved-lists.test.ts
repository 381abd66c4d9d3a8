import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let clinician: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database })
    admin = await server.signIn('admin')
    clinician = await server.signIn('clinician')
  })
  afterAll(() => server?.close())

  const list = (name: string, more: object = {}) => ({
    name,
    kind: 'Dynamic',
    listedType: 'Location',
    visibility: 'Personal',
    columns: [{ path: 'name', width: 200 }],
    ...more,
  })
  const namesSeenBy = async (client: TestClient) => {
    const { body } = await client.ask('POST', 'Listings/queries', {
      body: [{ field: 'listedType', op: 'eq', value: 'Location' }],
    })
    return body.map(({ name }: { name: string }) => name)
  }

  test('a personal list is seen and changed by its owner alone', async () => {
    const made = await clinician.ask('POST', 'Listings', { body: list('My rooms') })
    expect(made, JSON.stringify(made.body)).toMatchObject({
      status: 201,
      body: { owner: { id: server.practice.profiles.get('clinician') } },
    })
    const { id } = made.body
    expect(await namesSeenBy(clinician)).toContain('My rooms')
    expect(await namesSeenBy(admin)).not.toContain('My rooms')
    expect((await admin.ask('GET', `Listings/${id}`)).status).toBe(404)
    expect((await admin.ask('GET', `Listings/${id}/_history/1`)).status).toBe(404)
    const patch = [{ op: 'replace', path: '/name', value: 'Not yours' }]
    expect((await admin.ask('PATCH', `Listings/${id}?versionId=1`, { body: patch })).status).toBe(404)
    expect((await clinician.ask('PATCH', `Listings/${id}?versionId=1`, { body: patch })).status).toBe(200)
  })

  test('a list for a role or for the practice is written only by those who manage such things', async () => {
    const role = {
      resourceType: 'SecurityRole',
      id: (await admin.ask('POST', 'SecurityRoles/queries', { body: [] })).body[0].id,
    }
    const forRole = list('For clinicians', { visibility: 'Team', sharedWith: [role] })
    expect((await clinician.ask('POST', 'Listings', { body: forRole })).status).toBe(403)
    expect(
      (await clinician.ask('POST', 'Listings', { body: list('All', { visibility: 'Practice' }) })).status,
    ).toBe(403)

    const made = await admin.ask('POST', 'Listings', { body: forRole })
    expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201 })
    expect(await namesSeenBy(clinician)).toContain('For clinicians')
    const own = [{ op: 'replace', path: '/visibility', value: 'Personal' }]
    const taken = await clinician.ask('PATCH', `Listings/${made.body.id}?versionId=1`, { body: own })
    expect(taken.status).toBe(403)
  })
})
