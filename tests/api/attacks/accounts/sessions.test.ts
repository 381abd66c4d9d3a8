import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProfile, systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  ask,
  makeTestPractice,
  startTestServer,
  type TestClient,
  type TestServer,
  testPassword,
  usualStaff,
} from '#tests/support/server/server.ts'

const newPassword = 'a kettle sings at dawn'

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  beforeAll(async () => {
    const staff = { ...usualStaff, helper: ['product-administrator'] }
    server = await startTestServer({ database, staff })
    admin = await server.signIn('admin')
  })
  afterAll(() => server?.close())

  const sessionsOf = async (client: TestClient) => {
    const listed = await client.ask('GET', '/sessions')
    expect(listed.status).toBe(200)
    return listed.body as readonly { readonly id: string; readonly isCurrent: boolean }[]
  }
  const others = async (client: TestClient) =>
    (await sessionsOf(client)).filter(({ isCurrent }) => !isCurrent)
  const reset = (client: TestClient, login: string) =>
    client.ask('POST', `Practitioners/${server.practice.profiles.get(login)}/reset-password`, { body: {} })

  test('everybody sees the own sign-ins, without a word that would open them, and ends each of them', async () => {
    const here = await server.signIn('clinician')
    const there = await server.signIn('clinician')
    const listed = await sessionsOf(here)
    expect(listed).toHaveLength(2)
    expect(JSON.stringify(listed)).not.toContain(there.token)
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual([
      'address',
      'id',
      'isCurrent',
      'lastSeen',
      'since',
      'userAgent',
    ])

    const [other] = await others(here)
    expect((await here.ask('DELETE', `/sessions/${other?.id}`)).status).toBe(204)
    expect((await there.ask('GET', '/session')).status).toBe(401)
    expect(await sessionsOf(here)).toHaveLength(1)
  })

  test('nobody sees or ends the sign-ins of somebody else, and without a session there is nothing to see', async () => {
    const quality = await server.signIn('quality')
    const [own] = await sessionsOf(quality)
    const ended = await admin.ask('DELETE', `/sessions/${own?.id}`)
    expect(ended.status).toBe(404)
    expect((await admin.ask('DELETE', '/sessions/not-an-id')).status).toBe(404)
    expect((await admin.ask('DELETE', '/sessions')).status).toBe(204)
    expect((await quality.ask('GET', '/session')).status).toBe(200)
    expect((await ask(`${server.url}/api/v1/sessions`, 'GET', {})).status).toBe(401)

    const { rows } = await server.world.database.asOwner((transaction) =>
      sql<{ outcome: string; status: number }>`
        select outcome, status from audit_event where request_id = ${ended.headers.get('requestid')}::uuid`.execute(
        transaction,
      ),
    )
    expect(rows).toEqual([{ outcome: 'Denied', status: 404 }])
  })

  test('a new password of one’s own ends every other sign-in and takes no weak one', async () => {
    const here = await server.signIn('scribe')
    const there = await server.signIn('scribe')
    const change = (current: string, password: string) =>
      here.ask('POST', '/session/password', { body: { current, password } })
    expect((await change('not the password', newPassword)).status).toBe(403)
    expect((await change(testPassword, 'too short')).status).toBe(422)
    expect((await change(testPassword, testPassword)).body.code).toBe('passwords.same')
    expect((await change(testPassword, 'Riverbend-2026-scribe')).status).toBe(422)
    expect((await there.ask('GET', '/session')).status).toBe(200)

    expect((await change(testPassword, newPassword)).status).toBe(204)
    expect((await here.ask('GET', '/session')).status).toBe(200)
    expect((await there.ask('GET', '/session')).status).toBe(401)
    const signIn = (password: string) =>
      ask(`${server.url}/api/v1/session`, 'POST', { body: { username: 'scribe', password } })
    expect((await signIn(testPassword)).status).toBe(401)
    expect((await signIn(newPassword)).status).toBe(200)
  })

  test('an administrator makes a reset link for the own people; it is told once and leaves its row', async () => {
    const supervisor = await server.signIn('supervisor')
    const made = await reset(admin, 'supervisor')
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const token = /^\/welcome#token=([\w-]{43})$/.exec(made.body.link)?.[1] ?? ''
    expect((await supervisor.ask('GET', '/session')).status).toBe(200)

    const { rows } = await server.world.database.asOwner((transaction) =>
      sql<{ type: string; detail: unknown }>`
        select type, detail from audit_event where request_id = ${made.headers.get('requestid')}::uuid`.execute(
        transaction,
      ),
    )
    expect(rows).toMatchObject([{ type: 'Person', detail: { event: 'invite-send' } }])
    expect(JSON.stringify(rows)).not.toContain(token)

    const body = { token, password: newPassword }
    expect((await ask(`${server.url}/api/v1/session/welcome`, 'POST', { body })).status).toBe(200)
    expect((await supervisor.ask('GET', '/session')).status).toBe(401)
  })

  test('nobody becomes somebody else by a reset link: not without the right, not one who holds more, and not one who works elsewhere too', async () => {
    const clinician = await server.signIn('clinician')
    expect((await reset(clinician, 'admin')).status).toBe(403)
    const helper = await server.signIn('helper')
    expect((await reset(helper, 'admin')).status).toBe(403)
    expect((await reset(helper, 'helper')).status).toBe(200)

    const elsewhere = await makeTestPractice(server.world, 'lakeside', { 'far-away': ['administrative'] })
    const actor = systemActor(elsewhere.id, elsewhere.key)
    const { body } = await admin.ask('GET', `Practitioners/${server.practice.profiles.get('quality')}`)
    await openAs(server.world, { actor, operation: 'practice.create' }, async (opened) => {
      const practice = { id: elsewhere.id, resourceType: 'Practice', partition: 'global' }
      const profile = { id: elsewhere.profiles.get('far-away'), resourceType: 'Practitioner' }
      await addProfile(opened, body.person.id, { practice, profile, active: true })
      return succeeded(undefined)
    })
    const refused = await reset(admin, 'quality')
    expect(refused).toMatchObject({ status: 409, body: { code: 'accounts.works-elsewhere' } })
    expect((await reset(admin, 'nobody')).status).toBe(404)
  })
})
