import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inviteByLink } from '#server/accounts/passwords/links-query.ts'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { ask, startTestServer, type TestServer, testPassword } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let now = Date.parse('2026-03-04T09:00:00Z')
  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(now) })
  })
  afterAll(() => server?.close())

  const session = () => `${server.url}/api/v1/session`
  const signIn = (username: string, password: string, headers = {}) =>
    ask(session(), 'POST', { body: { username, password }, headers })

  test('a clinician signs in with a cookie, is told who she is and what she may, and signs out', async () => {
    const signed = await signIn('Clinician', testPassword)
    expect(signed).toMatchObject({
      status: 200,
      body: {
        loginName: 'clinician',
        practice: { key: 'riverbend', timezone: 'America/Chicago', sessionTimeout: 30 },
        profile: { resourceType: 'Practitioner', display: 'Of riverbend, clinician' },
        roles: ['non-prescribing-clinician'],
        populationLevel: 'CareTeam',
      },
    })
    expect(signed.body.grantSets).toContain('Sign notes')
    expect(signed.body.grantSets).not.toContain('Manage users')
    expect(signed.body.token).toBeUndefined()

    const cookie = signed.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^goldthread=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    const headers = { cookie: cookie.split(';')[0] ?? '' }
    expect((await ask(session(), 'GET', { headers })).body.loginName).toBe('clinician')
    expect((await ask(session(), 'DELETE', { headers })).status).toBe(204)
    expect((await ask(session(), 'GET', { headers })).status).toBe(401)
  })

  test('a wrong password and an unknown name get the same answer, and after five tries there is a wait', async () => {
    const wrong = await signIn('scribe', 'not the password')
    const unknown = await signIn('nobody-here', 'not the password')
    expect(wrong.status).toBe(401)
    expect(unknown.body).toEqual(wrong.body)

    for (let tries = 1; tries < 5; tries += 1) await signIn('scribe', 'not the password')
    const blocked = await signIn('scribe', testPassword)
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0)
    now += 2_000
    expect((await signIn('scribe', testPassword)).status).toBe(200)
  })

  test('a session ends after half an hour without a request, and after twelve hours in any case', async () => {
    const idle = await server.signIn('quality')
    now += 29 * 60_000
    expect((await idle.ask('GET', '/session')).status).toBe(200)
    now += 31 * 60_000
    expect((await idle.ask('GET', '/session')).status).toBe(401)

    const busy = await server.signIn('quality')
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      expect((await busy.ask('GET', '/session')).status).toBe(200)
      now += 20 * 60_000
    }
    expect((await busy.ask('GET', '/session')).status).toBe(401)
  })

  test('a page of another site cannot use the cookie', async () => {
    const cookie = (await signIn('admin', testPassword)).headers.get('set-cookie')?.split(';')[0] ?? ''
    const url = `${server.url}/api/v1/practices/riverbend/Organizations`
    const body = { name: 'Elsewhere', kind: 'Payer', active: true }
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await ask(url, 'POST', { body, headers: { cookie, ...headers } })).status).toBe(403)
    const own = { origin: server.url, 'sec-fetch-site': 'same-origin' }
    expect((await ask(url, 'POST', { body, headers: { cookie, ...own } })).status).toBe(201)
  })

  test('who loses a role or is made inactive loses what it gave at once', async () => {
    const admin = await server.signIn('admin')
    const implementer = await server.signIn('implementer')
    expect((await implementer.ask('GET', 'Forms')).status).toBe(200)

    const id = server.practice.profiles.get('implementer')
    const { body } = await admin.ask('GET', `Practitioners/${id}`)
    const patch = [{ op: 'replace', path: '/active', value: false }]
    const changed = await admin.ask('PATCH', `Practitioners/${id}?versionId=${body.meta.versionId}`, {
      body: patch,
    })
    expect(changed.status).toBe(200)
    expect((await implementer.ask('GET', 'Forms')).status).toBe(403)
  })

  test('a profile that is not the own one is refused, and so is a session that is none', async () => {
    const client = await server.signIn('supervisor')
    const other = { 'x-profile': `Practitioner/${server.practice.profiles.get('admin')}` }
    expect((await client.ask('GET', 'Forms', { headers: other })).status).toBe(403)
    const stranger = { authorization: `Bearer ${'x'.repeat(43)}` }
    expect((await client.ask('GET', 'Forms', { headers: stranger })).status).toBe(401)
  })

  test('a one-time link sets the password, once', async () => {
    const people = await (await server.signIn('admin')).ask('GET', '/People')
    const person = people.body.find((each: { loginName: string }) => each.loginName === 'intake')
    const told = { id: person.id, at: instantAt(now).iso, newId: server.world.newId }
    const token = await server.world.database.asOwner((transaction) => inviteByLink(transaction, told))
    const welcome = (password: string) => ask(`${session()}/welcome`, 'POST', { body: { token, password } })

    expect((await welcome('short')).status).toBe(422)
    expect(await welcome('a new and longer word')).toMatchObject({
      status: 200,
      body: { loginName: 'intake' },
    })
    expect((await welcome('another longer word')).status).toBe(422)
    expect((await signIn('intake', 'a new and longer word')).status).toBe(200)
  })

  test('a password that is older than the practice wants opens nothing but the way to a new one', async () => {
    const admin = await server.signIn('admin')
    const before = await server.signIn('supervisor')
    const [preferences] = (await admin.ask('GET', 'PracticePreferences')).body
    const wants = async (maxAgeDays: number) => {
      const { body } = await admin.ask('GET', `PracticePreferences/${preferences.id}`)
      return admin.ask('PATCH', `PracticePreferences/${body.id}?versionId=${body.meta.versionId}`, {
        body: [
          { op: 'add', path: '/passwordPolicy', value: { minLength: 20, checkBreached: true, maxAgeDays } },
        ],
      })
    }
    expect((await wants(90)).status).toBe(200)
    const enter = (more: object) =>
      ask(session(), 'POST', { body: { username: 'supervisor', password: testPassword, ...more } })
    const tooOld = { status: 422, body: { errors: [{ pointer: '/newPassword', code: 'passwords.too-old' }] } }
    now += 60_000
    expect((await enter({})).status).toBe(200)
    now += 91 * 86_400_000
    const refused = await enter({})
    expect(refused).toMatchObject(tooOld)
    expect(refused.headers.get('set-cookie')).toBeNull()
    expect((await enter({ password: 'not the password' })).status).toBe(401)
    expect((await enter({ password: 'not the password', newPassword: 'four words of a kind' })).status).toBe(
      401,
    )
    for (const weak of [testPassword, 'fifteen letters'])
      expect(await enter({ newPassword: weak })).toMatchObject({
        status: 422,
        body: { errors: expect.arrayContaining([expect.objectContaining({ pointer: '/newPassword' })]) },
      })
    expect(await enter({})).toMatchObject(tooOld)

    expect((await enter({ newPassword: 'four words of a kind' })).status).toBe(200)
    expect((await before.ask('GET', '/session')).status).toBe(401)
    expect((await enter({})).status).toBe(401)
    expect((await enter({ password: 'four words of a kind' })).status).toBe(200)
  })
})
