import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { ask, startTestServer, type TestServer, testPassword } from '#tests/support/server/server.ts'
import { addPasskey } from '#tests/support/signing/add-passkey.ts'
import { codeOfApp, setUpApp } from '#tests/support/signing/set-up-app.ts'

const halfMinute = 30_000

describe.each(databasesFor(import.meta.url))('second factors (%s)', (database) => {
  let server: TestServer
  let now = Date.parse('2026-03-04T09:00:10Z')
  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(now) })
  })
  afterAll(() => server?.close())

  const knock = (username: string, more: object = {}) =>
    ask(`${server.url}/api/v1/session`, 'POST', {
      body: { username, password: testPassword, token: true, ...more },
    })
  const wantedOf = (answer: Awaited<ReturnType<typeof knock>>) =>
    answer.body.errors.find(({ pointer }: { pointer: string }) => pointer === '/secondFactor')
  const kept = async (login: string) => {
    const { rows } = await server.world.database.asOwner((transaction) =>
      sql<{ kind: string; secret: Buffer }>`
        select c.kind, c.secret from credential c join global_resource p on p.id = c.person_id
        where p.key = ${login}`.execute(transaction),
    )
    return rows
  }

  test('an app counts once its first code has come; its key and the ten recovery codes are told once and nowhere kept in clear', async () => {
    const scribe = await server.signIn('scribe')
    const begun = await scribe.ask('POST', '/session/factors/app', { body: { credential: testPassword } })
    const { key, uri } = begun.body
    expect(uri).toContain(`secret=${key}`)
    expect((await knock('scribe')).status).toBe(200)
    const wrong = await scribe.ask('POST', '/session/factors/app-confirm', { body: { code: '000000' } })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'accounts.code-wrong' } })

    const body = { code: await codeOfApp(key, now) }
    const done = await scribe.ask('POST', '/session/factors/app-confirm', { body })
    expect(done.body.recoveryCodes).toHaveLength(10)
    expect(new Set(done.body.recoveryCodes).size).toBe(10)
    const [code] = done.body.recoveryCodes
    expect(code.replaceAll('-', '')).toMatch(/^[0-9a-hjkmnp-tv-z]{23}$/)

    const listed = await scribe.ask('GET', '/session/factors')
    expect(listed.body).toMatchObject({ factors: [{ kind: 'Totp', lastUsed: null }], recoveryCodes: 10 })
    expect(JSON.stringify(listed.body)).not.toContain(key)
    const rows = await kept('scribe')
    expect(rows.filter(({ kind }) => kind === 'recovery')).toHaveLength(10)
    for (const { secret } of rows)
      for (const told of [key, code]) expect(secret.toString('utf8')).not.toContain(told)
    expect((await scribe.ask('GET', '/session')).body.factors).toEqual(['Totp'])
  })

  test('whoever has one gives it at the door, and without it there is no session; before the password was right nobody learns of it', async () => {
    const supervisor = await server.signIn('supervisor')
    const { key } = await setUpApp(supervisor, now)
    const wrong = await knock('supervisor', { password: 'not the password' })
    const nobody = await knock('nobody-of-this-name', { password: 'not the password' })
    const { requestId: _one, ...first } = wrong.body
    const { requestId: _other, ...second } = nobody.body
    expect(wrong.status).toBe(401)
    expect(first).toEqual(second)

    const half = await knock('supervisor')
    expect(half).toMatchObject({ status: 422, body: { code: 'accounts.factor-needed' } })
    expect(half.headers.get('set-cookie')).toBeNull()
    expect(half.body.token).toBeUndefined()
    expect(wantedOf(half).parameters).toMatchObject({ app: 1, recovery: 1, passkey: '' })

    now += halfMinute
    const whole = await knock('supervisor', { secondFactor: await codeOfApp(key, now) })
    expect(whole.status).toBe(200)
  })

  test('a code opens once; the code of the half minute beside it is taken, one of two half minutes away is not', async () => {
    const quality = await server.signIn('quality')
    const { key } = await setUpApp(quality, now)
    now += 10 * halfMinute
    const offers = async (steps: number) =>
      knock('quality', { secondFactor: await codeOfApp(key, now, steps) })
    expect((await offers(-2)).body.code).toBe('accounts.factor-wrong')
    expect((await offers(2)).body.code).toBe('accounts.factor-wrong')
    expect((await offers(-1)).status).toBe(200)
    expect((await offers(-1)).body.code).toBe('accounts.factor-wrong')
    expect((await offers(1)).status).toBe(200)
    expect((await offers(0)).body.code).toBe('accounts.factor-wrong')
    expect((await offers(1)).body.code).toBe('accounts.factor-wrong')
  })

  test('of many who offer one code at the same moment one comes in', async () => {
    const implementer = await server.signIn('implementer')
    const { key } = await setUpApp(implementer, now)
    now += 2 * halfMinute
    const secondFactor = await codeOfApp(key, now)
    const answers = await Promise.all([1, 2, 3, 4].map(() => knock('implementer', { secondFactor })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('five wrong codes close the door to codes for a quarter of an hour, the right one too', async () => {
    const intake = await server.signIn('intake')
    const { key, recoveryCodes } = await setUpApp(intake, now)
    now += 2 * halfMinute
    for (let tries = 0; tries < 5; tries += 1)
      expect((await knock('intake', { secondFactor: '000000' })).body.code).toBe('accounts.factor-wrong')
    const locked = await knock('intake', { secondFactor: await codeOfApp(key, now) })
    expect(locked.status).toBe(429)
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
    expect((await knock('intake', { secondFactor: recoveryCodes[0] })).status).toBe(429)
    now += 15 * 60_000 + 1
    expect((await knock('intake', { secondFactor: await codeOfApp(key, now) })).status).toBe(200)
  })

  test('a recovery code opens once, however it is typed, and new ones take the place of the old', async () => {
    const clinician = await server.signIn('clinician')
    const { recoveryCodes } = await setUpApp(clinician, now)
    const [first = '', second = '', third] = recoveryCodes
    expect((await knock('clinician', { secondFactor: first })).status).toBe(200)
    expect((await knock('clinician', { secondFactor: first })).body.code).toBe('accounts.factor-wrong')
    const typed = second.toUpperCase().replaceAll('-', ' ')
    expect((await knock('clinician', { secondFactor: typed })).status).toBe(200)
    expect((await clinician.ask('GET', '/session/factors')).body.recoveryCodes).toBe(8)

    const asked = { body: { credential: testPassword } }
    const renewed = await clinician.ask('POST', '/session/factors/recovery-codes', asked)
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    expect((await knock('clinician', { secondFactor: third })).body.code).toBe('accounts.factor-wrong')
    expect((await knock('clinician', { secondFactor: renewed.body.recoveryCodes[0] })).status).toBe(200)
  })

  test('nothing is set up or taken away without the password; with the last factor go its recovery codes', async () => {
    const admin = await server.signIn('admin')
    for (const word of ['app', 'passkey', 'recovery-codes', 'remove']) {
      const path = `/session/factors/${word}`
      expect((await admin.ask('POST', path, { body: {} })).status).toBe(400)
      const body = { credential: 'not the password' }
      expect(await admin.ask('POST', path, { body })).toMatchObject({
        status: 403,
        body: { subStatus: 2103 },
      })
      now += 60_000
    }
    now += 20 * 60_000
    const passkey = await addPasskey(admin, server.url)
    const listed = (await admin.ask('GET', '/session/factors')).body
    expect(listed).toMatchObject({ factors: [{ kind: 'Passkey', name: 'Laptop' }], recoveryCodes: 10 })
    const door = await knock('admin')
    const question = JSON.parse(wantedOf(door).parameters.passkey)
    expect((await knock('admin', { secondFactor: passkey.answer(question) })).status).toBe(200)
    expect((await knock('admin', { secondFactor: passkey.answer(question) })).status).toBe(422)

    const body = { credential: testPassword, id: listed.factors[0].id }
    expect((await admin.ask('POST', '/session/factors/remove', { body })).status).toBe(204)
    expect((await admin.ask('POST', '/session/factors/remove', { body })).status).toBe(404)
    expect((await admin.ask('GET', '/session/factors')).body).toEqual({ factors: [], recoveryCodes: 0 })
    expect((await knock('admin')).status).toBe(200)
  })

  test('what is kept of one person opens for no other, and what was copied from another installation for nobody', async () => {
    const rows = await kept('quality')
    const app = rows.find(({ kind }) => kind === 'totp')
    await server.world.database.asOwner((transaction) =>
      sql`update credential c set secret = ${app?.secret} from global_resource p
        where p.id = c.person_id and p.key = 'scribe' and c.kind = 'totp'`.execute(transaction),
    )
    const answer = await knock('scribe', { secondFactor: '123456' })
    expect(answer).toMatchObject({ status: 422, body: { code: 'accounts.factor-wrong' } })
  })
})
