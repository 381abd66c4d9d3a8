import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  makeTestPractice,
  startTestServer,
  type TestClient,
  type TestPractice,
  type TestServer,
} from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('the sessions of the staff, on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let elsewhere: TestPractice
  beforeAll(async () => {
    server = await startTestServer({ database })
    elsewhere = await makeTestPractice(server.world, 'lakeside', { boss: ['administrative'] })
    admin = await server.signIn('admin')
  })
  afterAll(() => server?.close())

  const idOf = (login: string) => server.practice.profiles.get(login) ?? ''
  const act = (who: TestClient, login: string, name: string, body: object = {}) =>
    who.ask('POST', `Practitioners/${idOf(login)}/${name}`, { body })
  const isOver = async (who: TestClient) => {
    for (let turn = 0; turn < 15; turn += 1) {
      if ((await who.ask('GET', '/session')).status === 401) return true
      await wait(200)
    }
    return false
  }

  test('an administrator sees who signed in, where from, and ends one sign-in or all, but not the one in use', async () => {
    const [one, two] = [await server.signIn('clinician'), await server.signIn('clinician')]
    const told = await admin.ask('POST', 'Practitioners/sign-ins', {
      body: { practitioners: [idOf('clinician'), idOf('scribe')] },
    })
    expect(told.body.people).toEqual([
      { practitioner: idOf('clinician'), open: 2, lastSignIn: expect.any(String) },
    ])

    const listed = await act(admin, 'clinician', 'sessions')
    expect(listed.body.sessions).toHaveLength(2)
    expect(JSON.stringify(listed.body)).not.toContain(one.token)
    const session = listed.body.sessions[0].id
    expect((await act(admin, 'clinician', 'end-sessions', { session })).body).toEqual({ ended: 1 })
    expect((await act(admin, 'clinician', 'end-sessions')).body).toEqual({ ended: 1 })
    expect([await isOver(one), await isOver(two)]).toEqual([true, true])

    await act(admin, 'admin', 'end-sessions')
    expect((await act(admin, 'admin', 'sessions')).body.sessions).toMatchObject([{ isCurrent: true }])
  })

  test('nobody else is told or ends anything, not even of a sign-in whose id is known', async () => {
    const victim = await server.signIn('clinician')
    const [known] = (await act(admin, 'clinician', 'sessions')).body.sessions
    for (const login of ['supervisor', 'intake', 'quality', 'scribe']) {
      const other = await server.signIn(login)
      const asked = [
        await act(other, 'clinician', 'sessions'),
        await act(other, 'clinician', 'end-sessions', { session: known.id }),
        await other.ask('POST', 'Practitioners/sign-ins', { body: { practitioners: [idOf('clinician')] } }),
      ]
      expect([login, ...asked.map(({ status }) => status)]).toEqual([login, 403, 403, 403])
    }
    expect((await act(admin, 'scribe', 'end-sessions', { session: known.id })).body).toEqual({ ended: 0 })
    expect((await victim.ask('GET', '/session')).status).toBe(200)
  })

  test('what was begun in another practice is neither told nor ended here', async () => {
    const boss = await server.signIn('boss', elsewhere)
    const stranger = elsewhere.profiles.get('boss')
    for (const name of ['sessions', 'end-sessions'])
      expect((await admin.ask('POST', `Practitioners/${stranger}/${name}`, { body: {} })).status).toBe(404)
    const told = await admin.ask('POST', 'Practitioners/sign-ins', { body: { practitioners: [stranger] } })
    expect(told.body.people).toEqual([])

    await server.signIn('clinician')
    await server.world.database.asOwner((transaction) =>
      sql`update session set home_practice_id = ${elsewhere.id}::uuid where revoked_at is null and person_id in
        (select id from global_resource where type = 'Person' and content::jsonb ->> 'loginName' = 'clinician')`.execute(
        transaction,
      ),
    )
    expect((await act(admin, 'clinician', 'sessions')).body).toEqual({ sessions: [] })
    expect((await act(admin, 'clinician', 'end-sessions')).body).toEqual({ ended: 0 })
    expect((await boss.ask('GET', '/session')).status).toBe(200)
  })

  test('of somebody who does not sign in yet there is nothing to show', async () => {
    const { body: colleague } = await admin.ask('GET', `Practitioners/${idOf('scribe')}`)
    const made = await admin.ask('POST', 'Practitioners', {
      body: { active: true, name: { family: 'Sato', given: ['Mika'] }, roles: colleague.roles },
    })
    expect(made.status).toBe(201)
    const told = await admin.ask('POST', `Practitioners/${made.body.id}/sessions`, { body: {} })
    expect(told).toMatchObject({ status: 200, body: { sessions: [] } })
  })

  test('the row policy shows sign-ins of others inside these operations alone', async () => {
    const seen = async (operation: string) => {
      const settings = {
        practiceId: server.practice.id,
        actorId: server.practice.id,
        profileId: null,
        operation,
        reach: 'All' as const,
        profiles: [],
        allowed: [],
      }
      const read = await server.world.database.transaction(settings, async (transaction) => {
        const { rows } = await sql<{ id: string }>`select id from session`.execute(transaction)
        const practices =
          await sql`select id from session where home_practice_id <> ${server.practice.id}::uuid`.execute(
            transaction,
          )
        return { ok: true, value: [rows.length > 0, practices.rows.length] } as const
      })
      return read.ok ? read.value : undefined
    }
    expect(await seen('practitioner.sessions')).toEqual([true, 0])
    expect(await seen('practitioner.read')).toEqual([false, 0])
  })
})
