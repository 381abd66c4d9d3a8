import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  aColleague,
  accept,
  aMother,
  aPatient,
  aTarget,
  enterAs,
  type Guest,
  invite,
  look,
  ownPassword,
  tokenOf,
} from '#tests/support/scenes/guest.ts'
import {
  makeTestPractice,
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

const day = 86_400_000

describe.each(databasesFor(import.meta.url))('invitations on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let clock = Date.now()
  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(clock) })
    await makeTestPractice(server.world, 'elsewhere', {
      stranger: ['practitioner'],
      visitor: ['practitioner'],
    })
    admin = await server.signIn('admin')
  })
  afterAll(() => server?.close())

  async function stateOf(guest: Guest): Promise<Record<string, unknown>> {
    return (await admin.ask('GET', guest.path)).body.invite
  }
  async function invited(
    roles = ['practitioner'],
  ): Promise<{ guest: Guest; target: string; sent: TestAnswer }> {
    const target = aTarget()
    const guest = await aColleague(server, admin, { target, roles })
    const sent = await invite(admin, guest, target)
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    return { guest, target, sent }
  }
  async function trail(answer: TestAnswer) {
    const { rows } = await server.world.database.asOwner((transaction) =>
      sql<Record<string, unknown>>`
        select practice_id, actor_id, outcome, status, resource_id, detail ->> 'event' as event,
          detail ->> 'delivery' as delivery
        from audit_event where request_id = ${answer.headers.get('requestid')}::uuid`.execute(transaction),
    )
    return rows
  }
  /** A secret as text, and its bytes as the database writes them. */
  const formsOf = (secret: string) => [
    secret,
    Buffer.from(secret).toString('hex'),
    ...(secret.length > 8 ? [Buffer.from(secret, 'base64url').toString('hex')] : []),
  ]
  const used = { status: 422, body: { code: 'http.link-used' } }

  test('somebody of the staff comes in by the link and the code, with the roles that the record has and an own password', async () => {
    const { guest, target, sent } = await invited()
    expect(sent.body).toEqual({
      link: expect.stringMatching(/^\/invite#token=[\w-]{86}$/),
      code: expect.stringMatching(/^\d{8}$/),
      expiresAt: instantAt(clock + 7 * day).iso,
    })
    expect(await stateOf(guest)).toMatchObject({ status: 'Sent', target, expiresAt: sent.body.expiresAt })
    expect(await trail(sent)).toMatchObject([
      { event: 'invite-send', delivery: 'handed', outcome: 'Success', resource_id: guest.id },
    ])

    const token = tokenOf(sent)
    const seen = await look(server, token)
    expect(seen).toMatchObject({
      status: 200,
      body: { practice: 'Practice riverbend', profile: 'Practitioner', asks: 'code' },
    })
    expect(JSON.stringify(seen.body)).not.toContain('Haddad')
    expect((await stateOf(guest)).status).toBe('Opened')
    expect(await trail(seen)).toMatchObject([{ event: 'update', practice_id: server.practice.id }])
    expect(await trail(await look(server, token))).toMatchObject([{ event: 'read' }])

    const wrong = await accept(server, token, { proof: '00000000' })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'invites.wrong-code' } })
    const weak = await accept(server, token, { proof: sent.body.code, password: 'short' })
    expect(weak.status).toBe(422)
    const done = await accept(server, token, { proof: sent.body.code })
    expect(done.body).toEqual({ loginName: expect.stringMatching(/^haddad-\d{6}$/) })

    const session = await enterAs(server, done.body.loginName)
    expect(session).toMatchObject({
      status: 200,
      body: { roles: ['practitioner'], profile: { id: guest.id } },
    })
    const { body } = await admin.ask('GET', guest.path)
    expect(body).toMatchObject({
      invite: { status: 'Accepted', acceptedAt: instantAt(clock).iso },
      person: { id: session.body.person.id },
    })
    expect(await trail(done)).toMatchObject([
      { event: 'invite-accept', actor_id: session.body.person.id, practice_id: server.practice.id },
    ])
    expect(await look(server, token)).toMatchObject(used)
    expect(await invite(admin, guest, target)).toMatchObject({
      status: 409,
      body: { code: 'invites.accepted' },
    })
  })

  test('a patient proves the birth date and has the role of the portal, whatever else; so has who stands in the place', async () => {
    const target = aTarget()
    const patient = await aPatient(admin, target)
    const mother = await aMother(admin, patient, target)
    for (const [guest, proof] of [[patient, '1990-04-02'] as const, [mother, undefined] as const]) {
      const sent = await invite(admin, guest, target)
      expect(sent.status, JSON.stringify(sent.body)).toBe(200)
      const token = tokenOf(sent)
      expect((await look(server, token)).body.asks).toBe(proof === undefined ? 'code' : 'birthDate')
      expect((await accept(server, token, { proof: '1991-04-02' })).status).toBe(422)
      const done = await accept(server, token, { proof: proof ?? sent.body.code })
      expect(done.status, JSON.stringify(done.body)).toBe(200)
      const session = await enterAs(server, done.body.loginName)
      expect(session).toMatchObject({ status: 200, body: { roles: ['patient'], profile: { id: guest.id } } })
      expect((await admin.ask('GET', guest.path)).body.profile).toMatchObject({
        person: { id: session.body.person.id },
        securityRoles: [{ id: server.practice.roles.get('patient')?.id }],
        portalEnabled: true,
      })
    }
  })

  test('whoever has an account elsewhere signs in and has the profile beside the other one; a wrong password is answered like a name that nobody has', async () => {
    const { sent } = await invited()
    const token = tokenOf(sent)
    const proof = sent.body.code
    const wrong = await accept(server, token, { proof, username: 'stranger', password: 'no such password' })
    const nobody = await accept(server, token, {
      proof,
      username: 'nobody-at-all',
      password: 'no such password',
    })
    expect([wrong.status, nobody.status]).toEqual([401, 401])
    expect(wrong.body).toEqual(nobody.body)
    const done = await accept(server, token, { proof, username: 'stranger', password: testPassword })
    expect(done).toMatchObject({ status: 200, body: { loginName: 'stranger' } })
    const { body } = await enterAs(server, 'stranger', testPassword)
    expect(body.practices.map(({ key }: { key: string }) => key).toSorted()).toEqual([
      'elsewhere',
      'riverbend',
    ])
  })

  test('the same answer, whether the address has an account or not', async () => {
    const target = aTarget()
    const person = await server.world.database.asOwner((transaction) =>
      sql`update global_resource set key = ${target} where type = 'Person' and key = 'visitor' returning id`.execute(
        transaction,
      ),
    )
    expect(person.rows).toHaveLength(1)
    const guest = await aColleague(server, admin, { target, roles: ['practitioner'] })
    const known = await invite(admin, guest, target)
    const { sent: unknown } = await invited()
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
    expect(known.status).toBe(unknown.status)
    const done = await accept(server, tokenOf(known), { proof: known.body.code })
    expect(done.body.loginName).toMatch(/^haddad-\d{6}$/)
  })

  test('a link is replaced by the next one, taken back, and over after seven days; then it can be sent again', async () => {
    const { guest, target, sent } = await invited()
    const second = await invite(admin, guest, target)
    expect(await look(server, tokenOf(sent))).toMatchObject(used)
    expect((await look(server, tokenOf(second))).status).toBe(200)

    const revoked = await admin.ask('POST', `${guest.path}/revoke-invite`, { body: {} })
    expect(revoked).toMatchObject({ status: 200, body: { invite: { status: 'Revoked' } } })
    expect(await trail(revoked)).toMatchObject([{ event: 'invite-revoke' }])
    expect(await accept(server, tokenOf(second), { proof: second.body.code })).toMatchObject(used)
    const again = await admin.ask('POST', `${guest.path}/revoke-invite`, { body: {} })
    expect(again).toMatchObject({ status: 409, body: { code: 'invites.none-open' } })

    const third = await invite(admin, guest, target)
    const patient = await aPatient(admin, target)
    await invite(admin, patient, target)
    const mother = await aMother(admin, patient, target)
    await invite(admin, mother, target)
    clock += 8 * day
    expect(await look(server, tokenOf(third))).toMatchObject(used)
    expect(await accept(server, tokenOf(third), { proof: third.body.code })).toMatchObject(used)
    admin = await server.signIn('admin')
    expect((await stateOf(guest)).status).toBe('Sent')
    const patience = { heartbeat: 10, retryDelay: 0, retries: 1 }
    const night = startJobs({ world: server.world, jobs, report: () => undefined, patience })
    await night.turn()
    await night.stop()
    for (const each of [guest, patient, mother]) expect((await stateOf(each)).status).toBe('Expired')
    expect((await invite(admin, guest, target)).status).toBe(200)
    expect((await stateOf(guest)).status).toBe('Sent')
  })

  test('of two who accept at the same moment one comes in, and there is one new person', async () => {
    const { sent } = await invited()
    const count = async () => {
      const { rows } = await server.world.database.asOwner((transaction) =>
        sql<{ people: string }>`select count(*) as people from global_resource where type = 'Person'`.execute(
          transaction,
        ),
      )
      return Number(rows[0]?.people)
    }
    const before = await count()
    const passwords = ['nine herons over the marsh', 'ten herons over the lake']
    const answers = await Promise.all(
      passwords.map((password) => accept(server, tokenOf(sent), { proof: sent.body.code, password })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await count()).toBe(before + 1)
  })

  test('an answer that was lost is told again for the same password, and for no other', async () => {
    const { sent } = await invited()
    const answer = { proof: sent.body.code }
    const first = await accept(server, tokenOf(sent), answer)
    expect(await accept(server, tokenOf(sent), answer)).toMatchObject({ status: 200, body: first.body })
    const other = await accept(server, tokenOf(sent), { ...answer, password: `${ownPassword} again` })
    expect(other).toMatchObject(used)
    const key = { 'idempotency-key': server.world.newId() }
    const { guest, target } = await invited()
    const once = await invite(admin, guest, target, key)
    const twice = await invite(admin, guest, target, key)
    expect(twice.body).toEqual(once.body)
    expect((await look(server, tokenOf(once))).status).toBe(200)
  })

  test('after five wrong codes the link no longer works, also with the right one', async () => {
    const { sent } = await invited()
    const token = tokenOf(sent)
    for (let turn = 0; turn < 5; turn += 1)
      expect((await accept(server, token, { proof: '1' })).body.code).toBe('invites.wrong-code')
    expect(await accept(server, token, { proof: sent.body.code })).toMatchObject(used)
  })

  test('one person is invited five times a day, and then again the next day', async () => {
    const { guest, target } = await invited()
    for (let turn = 1; turn < 5; turn += 1) expect((await invite(admin, guest, target)).status).toBe(200)
    const refused = await invite(admin, guest, target)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
    clock += day + 1
    admin = await server.signIn('admin')
    expect((await invite(admin, guest, target)).status).toBe(200)
  })

  test('neither link nor code stands in the database, nor in the trail', async () => {
    const { sent } = await invited()
    const key = { 'idempotency-key': server.world.newId() }
    const { guest, target } = await invited()
    const kept = await invite(admin, guest, target, key)
    const { rows: tables } = await server.world.database.asOwner((transaction) =>
      sql<{ name: string }>`
        select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(transaction),
    )
    expect(tables.map(({ name }) => name)).toContain('invitation')
    for (const { name } of tables) {
      const { rows } = await server.world.database.asOwner((transaction) =>
        sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(transaction),
      )
      const text = rows.map((row) => row.text).join('\n')
      for (const secret of [tokenOf(sent), tokenOf(kept), sent.body.code, kept.body.code])
        for (const form of formsOf(secret)) expect(text.includes(form), `${name} holds ${form}`).toBe(false)
    }
  })
})
