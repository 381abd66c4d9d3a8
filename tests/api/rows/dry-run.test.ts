import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let room: string
  beforeAll(async () => {
    server = await startTestServer({ database })
    admin = await server.signIn('admin')
    const { body } = await admin.ask('POST', 'Locations', { body: location('Room 1') })
    room = `Locations/${body.id}`
  })
  afterAll(() => server?.close())

  const location = (name: string) => ({ name, kind: 'Room', status: 'active', timezone: 'America/Chicago' })
  const renaming = (value: string) => [{ op: 'replace', path: '/name', value }]
  const count = async () =>
    Number(
      (
        await admin.ask('POST', 'Locations/queries', { body: [], headers: { prefer: 'return=minimal' } })
      ).headers.get('x-total-count'),
    )

  test('a change that is only tried answers what would be stored, and nothing is stored', async () => {
    const tried = await admin.ask('PATCH', `${room}?versionId=1&dryRun=true`, { body: renaming('Room 9') })
    expect(tried).toMatchObject({
      status: 200,
      body: { name: 'Room 9', display: 'Room 9', meta: { versionId: '2' } },
    })
    expect((await admin.ask('GET', room)).body).toMatchObject({ name: 'Room 1', meta: { versionId: '1' } })
  })

  test('a trial is refused for the same reasons as the change itself', async () => {
    const wrong = [{ op: 'add', path: '/capacity', value: 0 }]
    const refused = await admin.ask('PATCH', `${room}?versionId=1&dryRun=true`, { body: wrong })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer: '/capacity' }] } })
    const stale = await admin.ask('PATCH', `${room}?versionId=7&dryRun=true`, { body: renaming('X') })
    expect(stale).toMatchObject({ status: 409, body: { subStatus: 2002, versionId: '1' } })
    const clinician = await server.signIn('clinician')
    const forbidden = await clinician.ask('PATCH', `${room}?versionId=1&dryRun=true`, { body: renaming('X') })
    expect(forbidden.status).toBe(403)
  })

  test('making, deleting and restoring can be tried, and leave everything as it was', async () => {
    const before = await count()
    const made = await admin.ask('POST', 'Locations?dryRun=true', { body: location('Never') })
    expect(made).toMatchObject({ status: 201, body: { name: 'Never' } })
    expect((await admin.ask('GET', `Locations/${made.body.id}`)).status).toBe(404)

    expect((await admin.ask('DELETE', `${room}?versionId=1&dryRun=true`)).status).toBe(204)
    expect((await admin.ask('GET', room)).status).toBe(200)
    expect((await admin.ask('POST', `${room}/restore?dryRun=true`)).status).toBe(200)
    expect(await count()).toBe(before)
  })

  test('a trial leaves one row in the trail that says so, and an odd spelling is refused instead of being done', async () => {
    const odd = await admin.ask('PATCH', `${room}?versionId=1&dryRun=1`, { body: renaming('Room 7') })
    expect(odd).toMatchObject({ status: 400, body: { code: 'http.bad-parameter' } })
    const { headers, status } = await admin.ask('PATCH', `${room}?versionId=1&dryRun=true`, {
      body: renaming('Room 8'),
    })
    expect(status).toBe(200)
    expect((await admin.ask('GET', room)).body.name).toBe('Room 1')
    const filters = [{ field: 'requestId', op: 'eq', value: headers.get('requestid') }]
    const trail = await admin.ask('POST', 'AuditEvents/queries', { body: filters })
    expect(trail.body).toHaveLength(1)
    expect(trail.body[0]).toMatchObject({ action: 'E', status: 200, target: { id: room.split('/')[1] } })
  })

  test('what cannot be tried is refused instead of being done', async () => {
    const read = await admin.ask('GET', `${room}?dryRun=true`)
    expect(read.status).toBe(400)
    const act = await admin.ask('POST', 'SecurityTokens?dryRun=true', { body: {} })
    expect(act.status).not.toBe(201)
  })
})
