import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countGuess, forgiveGuess } from '#server/accounts/passwords/guess.ts'
import { inviteByLink } from '#server/accounts/passwords/links-query.ts'
import { buildWorld } from '#server/app/build-world.ts'
import { openKeys } from '#server/config/installation-keys.ts'
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

  const signIn = (username: string, password: string) =>
    ask(`${server.url}/api/v1/session`, 'POST', { body: { username, password, token: true } })
  const guessAll = (username: string, times: number) =>
    Promise.all(Array.from({ length: times }, (_, index) => signIn(username, `guess number ${index}`)))
  const counted = (answers: readonly { readonly status: number }[], status: number) =>
    answers.filter((each) => each.status === status).length
  const failedRows = async (status: number) => {
    const { rows } = await server.world.database.asOwner((transaction) =>
      sql<{ count: string }>`
        select count(*) as count from audit_event
        where detail ->> 'event' = 'login-failed' and status = ${status}::smallint`.execute(transaction),
    )
    return Number(rows[0]?.count)
  }
  const linkFor = async (login: string) => {
    const people = await (await server.signIn('admin')).ask('GET', '/People')
    const person = people.body.find((each: { loginName: string }) => each.loginName === login)
    const told = { id: person.id, at: instantAt(now).iso, newId: server.world.newId }
    return server.world.database.asOwner((transaction) => inviteByLink(transaction, told))
  }
  const welcome = (token: string, password: string) =>
    ask(`${server.url}/api/v1/session/welcome`, 'POST', { body: { token, password } })

  test('of sixty guesses at the same moment at most five are judged, for a person and for a name that nobody has', async () => {
    for (const name of ['quality', 'nobody-of-this-name']) {
      const answers = await guessAll(name, 60)
      expect(counted(answers, 401)).toBe(5)
      expect(counted(answers, 429)).toBe(55)
      const bodies = answers.filter(({ status }) => status === 401).map(({ body }) => JSON.stringify(body))
      expect(new Set(bodies).size).toBe(1)
    }
    expect(await failedRows(401)).toBe(10)
    expect(await failedRows(429)).toBeGreaterThan(0)
    expect((await signIn('quality', testPassword)).status).toBe(429)
    now += 1_100
    expect((await signIn('quality', testPassword)).status).toBe(200)
  })

  test('right passwords of one signer at the same moment never wait for each other in a circle', async () => {
    const { database: store } = server.world
    const guess = { account: 'prescriber', address: '10.0.0.9', signer: 'prescriber' }
    const guessing = async () => {
      for (let round = 0; round < 40; round++) {
        expect(await store.asOwner((transaction) => countGuess(transaction, guess, instantAt(now)))).toBe(0)
        await store.asOwner((transaction) => forgiveGuess(transaction, guess, instantAt(now)))
      }
    }
    await Promise.all([guessing(), guessing(), guessing(), guessing()])
  })

  test('a server that was started anew, and a second one beside it, remember the guesses', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'second-'))
    const keys = openKeys(join(folder, 'keys.json'))
    const second = buildWorld({ database: server.world.database, keys, now: () => instantAt(now) })
    for (let tries = 0; tries < 5; tries += 1) await signIn('supervisor', 'not the password')
    const asked = { username: 'Supervisor', password: testPassword, address: '127.0.0.1' }
    const there = await second.accounts.signIn({ ...asked, requestId: server.world.newId() })
    expect(there).toMatchObject({ ok: false, failure: { kind: 'busy' } })
    rmSync(folder, { recursive: true })
    now += 1_100
    expect((await signIn('supervisor', testPassword)).status).toBe(200)
  })

  test('each further wrong guess doubles the wait, and after fifty in a day the account rests until the next', async () => {
    let judged = 0
    const waits: number[] = []
    while (judged < 50) {
      const answer = await server.world.accounts.signIn({
        username: 'scribe',
        password: 'not the password',
        address: `10.0.0.${judged % 5}`,
        requestId: server.world.newId(),
      })
      if (!answer.ok && answer.failure.kind === 'busy') {
        waits.push(Math.round(answer.failure.retryAfterMilliseconds / 1_000))
        now += answer.failure.retryAfterMilliseconds
      } else judged += 1
    }
    expect(waits[0]).toBe(1)
    expect(Math.max(...waits)).toBeLessThanOrEqual(900)
    const elsewhere = await signIn('scribe', testPassword)
    expect(elsewhere.status).toBe(429)
    expect(Number(elsewhere.headers.get('retry-after'))).toBeGreaterThan(3_600)
    now += 24 * 3_600_000
    expect((await signIn('scribe', testPassword)).status).toBe(200)
  })

  test('somebody who takes another address of the same IPv6 network for each guess is one guesser, and no neighbour waits for him', async () => {
    const from = (address: string) =>
      server.world.accounts.signIn({
        username: 'implementer',
        password: 'not the password',
        address,
        requestId: server.world.newId(),
      })
    for (let guess = 1; guess <= 5; guess += 1)
      expect(await from(`2001:db8:0:7::${guess}`)).toMatchObject({ failure: { kind: 'signedOut' } })
    expect(await from('2001:db8:0:7:aaaa:bbbb:cccc:1')).toMatchObject({ failure: { kind: 'busy' } })
    expect(await from('2001:db8:0:8::1')).toMatchObject({ failure: { kind: 'signedOut' } })
    now += 24 * 3_600_000
  })

  test('a flood of sign-ins is told to come back, while somebody who is signed in goes on reading', async () => {
    const reader = await server.signIn('admin')
    const flood = Promise.all(
      Array.from({ length: 60 }, (_, index) => signIn(`flood-${index}`, 'not the password')),
    )
    for (let reads = 0; reads < 10; reads += 1)
      expect((await reader.ask('GET', 'Locations')).status).toBe(200)
    const answers = await flood
    const turnedAway = answers.filter(({ status }) => status === 429)
    expect(turnedAway.length).toBeGreaterThan(0)
    expect(counted(answers, 401) + turnedAway.length).toBe(60)
    for (const { headers } of turnedAway) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('a link that is none is looked up before anything is hashed, so that a flood of them fills no line', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => welcome(`no-link-${index}`, 'a kettle sings at dawn')),
    )
    expect(counted(answers, 422)).toBe(40)
    expect(answers[0]?.body.code).toBe('http.link-used')
  })

  test('a link is used once, takes no weak password, and ends every session of before', async () => {
    const token = await linkFor('intake')
    const thief = await server.signIn('intake')
    const tooShort = await welcome(token, 'kettle at dawn')
    expect(tooShort).toMatchObject({ status: 422, body: { code: 'passwords.length' } })
    expect((await welcome(token, 'Password12345678')).body.code).toBe('passwords.common')
    expect((await welcome(token, 'intake.riverbend.intake')).body.code).toBe('passwords.known')
    expect((await thief.ask('GET', '/session')).status).toBe(200)

    expect((await welcome(token, 'a kettle sings at dawn')).status).toBe(200)
    expect((await thief.ask('GET', '/session')).status).toBe(401)
    expect((await welcome(token, 'a kettle hums at dusk')).status).toBe(422)
    expect((await signIn('intake', 'a kettle sings at dawn')).status).toBe(200)
  })

  test('whoever guesses a password in a change of it is counted with those who sign in', async () => {
    const stolen = await server.signIn('implementer')
    const change = (current: string) =>
      stolen.ask('POST', '/session/password', { body: { current, password: 'a kettle sings at dawn' } })
    for (let tries = 0; tries < 5; tries += 1)
      expect(await change('not the password')).toMatchObject({ status: 403, body: { subStatus: 2103 } })
    expect((await change(testPassword)).status).toBe(429)
    expect((await signIn('implementer', testPassword)).status).toBe(429)
    now += 16 * 60_000
    expect((await change(testPassword)).status).toBe(204)
  })

  test('so is whoever guesses it in signatures, which is judged before anything is read of what shall be signed', async () => {
    const stolen = await server.signIn('clinician')
    const sign = (credential: string) =>
      stolen.ask('POST', `Notes/${server.world.newId()}/sign`, {
        body: {
          stepId: 'author',
          meaning: 'Authored',
          method: 'Password',
          credential,
          contentHash: '0'.repeat(64),
        },
      })
    for (let tries = 0; tries < 5; tries += 1)
      expect(await sign(`guess number ${tries}`)).toMatchObject({ status: 403, body: { subStatus: 2103 } })
    expect((await sign(testPassword)).status).toBe(429)
    expect((await signIn('clinician', testPassword)).status).toBe(429)
    now += 16 * 60_000
    expect((await sign(testPassword)).status).toBe(404)
  })
})
