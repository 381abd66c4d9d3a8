import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { ask, startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let clinician: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database })
    clinician = await server.signIn('clinician')
  })
  afterAll(() => server?.close())

  test('everybody changes his own contacts without a grant, nothing else and nobody else', async () => {
    const own = `Practitioners/${server.practice.profiles.get('clinician')}`
    const contacts = [{ system: 'phone', value: '+12175550100', use: 'work' }]
    const patch = [{ op: 'add', path: '/contacts', value: contacts }]
    expect((await clinician.ask('PATCH', `${own}?versionId=1`, { body: patch })).status).toBe(200)
    const roles = [{ op: 'add', path: '/roles/-', value: server.practice.roles.get('administrative') }]
    expect((await clinician.ask('PATCH', `${own}?versionId=2`, { body: roles })).status).toBe(403)
    const other = `Practitioners/${server.practice.profiles.get('scribe')}`
    expect((await clinician.ask('PATCH', `${other}?versionId=1`, { body: patch })).status).toBe(403)
  })

  test('the last one who administers a practice stays', async () => {
    const admin = await server.signIn('admin')
    const own = `Practitioners/${server.practice.profiles.get('admin')}`
    const leave = [{ op: 'replace', path: '/active', value: false }]
    const refused = await admin.ask('PATCH', `${own}?versionId=1`, { body: leave })
    expect(refused).toMatchObject({ status: 409, body: { code: 'stores.last-administrator' } })
  })

  test('a person is seen by those who share a practice with it', async () => {
    const people = await clinician.ask('GET', '/People?pageSize=100')
    expect(people.body.map((each: { loginName: string }) => each.loginName)).toContain('scribe')
    expect(people.body.map((each: { loginName: string }) => each.loginName)).not.toContain('system')
  })

  test('a server that stops takes no more requests, and says so before there is a world', async () => {
    const { world, state } = server
    state.world = undefined
    const waiting = await clinician.ask('GET', 'Forms')
    expect(waiting).toMatchObject({ status: 503, body: { code: 'http.starting' } })
    expect(waiting.headers.get('retry-after')).toBe('1')
    expect((await ask(`${server.url}/health/ready`, 'GET', {})).status).toBe(503)
    expect((await ask(`${server.url}/health/live`, 'GET', {})).status).toBe(200)
    const page = await fetch(`${server.url}/today`)
    expect(page.status).toBe(503)
    expect(await page.text()).toContain('Goldthread')
    state.world = world
    state.isStopping = true
    expect((await clinician.ask('GET', 'Forms')).status).toBe(503)
    state.isStopping = false
    expect((await clinician.ask('GET', 'Forms')).status).toBe(200)
  })
})
