import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildWorld } from '#server/app/build-world.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { emptyServerState } from '#server/http/exchange/server-state.ts'
import { startServer } from '#server/http/start-server.ts'
import { databasesFor, makePlace } from '#tests/support/database/database.ts'
import { ask } from '#tests/support/server/server.ts'
import { codeOfApp } from '#tests/support/signing/set-up-app.ts'

const run = promisify(execFile)
const password = 'a long enough word'
const username = 'head@lakeside.example'
const signIn = (session: string, said: string) =>
  ask(session, 'POST', { body: { username, password: said, token: true } })

/** Sets an authenticator app up; answers what is signed in with. */
async function setUpFactor(session: string, credential: string) {
  const headers = { authorization: `Bearer ${(await signIn(session, credential)).body.token}` }
  const begun = await ask(`${session}/factors/app`, 'POST', { body: { credential }, headers })
  expect(begun.status, JSON.stringify(begun.body)).toBe(200)
  const code = await codeOfApp(begun.body.key, Date.now())
  const done = await ask(`${session}/factors/app-confirm`, 'POST', { body: { code }, headers })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  return headers
}

describe.each(databasesFor(import.meta.url))('on the %s database', (kind) => {
  let made: Awaited<ReturnType<typeof makePlace>>
  beforeAll(async () => {
    made = await makePlace(kind)
  })
  afterAll(() => made?.remove())
  let signedIn: Readonly<Record<string, string>>

  const create = (...parameters: readonly string[]) => command('practice-create', parameters)
  const command = (name: string, parameters: readonly string[]) => {
    const { dataDirectory, url } = made.place
    const env = {
      ...process.env,
      DATA_DIR: dataDirectory,
      DATABASE_URL: url ?? '',
      GOLDTHREAD_DEMO: 'off',
      TEST_DATABASE_URL: '',
    }
    return run(process.execPath, [`src/server/commands/${name}.ts`, ...parameters], { env })
  }

  async function serve() {
    const { dataDirectory, url } = made.place
    const database = await openDatabase({ dataDirectory, ...(url !== undefined && { url }) })
    const world = buildWorld({ database, keys: openKeys(join(dataDirectory, 'keys.json')) })
    const http = { host: '127.0.0.1', port: 0, secure: false, logLevel: 'silent', newId: randomUUID }
    const server = await startServer({ ...emptyServerState(), world }, http, pino({ level: 'silent' }))
    const stop = async () => {
      await server.stop(1_000)
      await database.close()
    }
    return { session: `${server.url}/api/v1/session`, database, stop }
  }

  test('a practice is made by one command, and its administrator comes in by the link that it prints', async () => {
    const { stdout } = await create('lakeside', 'Lakeside Care', username)
    const token = /\/welcome#token=([\w-]+)$/m.exec(stdout)?.[1] ?? ''
    await expect(create('lakeside', 'Another', 'other@lakeside.example')).rejects.toThrow('already')
    await expect(create('lakeside')).rejects.toThrow('Use: npm run practice:create')

    const { session, stop } = await serve()
    expect((await ask(`${session}/welcome`, 'POST', { body: { token, password } })).status).toBe(200)
    const signed = await ask(session, 'POST', { body: { username, password } })
    expect(signed).toMatchObject({
      status: 200,
      body: { practice: { key: 'lakeside', name: 'Lakeside Care', demo: false }, roles: ['administrative'] },
    })
    signedIn = await setUpFactor(session, password)
    expect(await ask(session, 'GET', { headers: signedIn })).toMatchObject({ status: 200 })
    expect((await signIn(session, password)).status, 'a second factor is wanted').toBe(422)
    await stop()
  })

  test('who has lost the second factor gets in again by a command on the machine, which ends what is signed in and leaves a row', async () => {
    await expect(command('factors-forget', ['nobody'])).rejects.toThrow('No one signs in as nobody.')
    await command('factors-forget', [username])
    const { session, database, stop } = await serve()
    expect(await ask(session, 'GET', { headers: signedIn })).toMatchObject({ status: 401 })
    expect(await signIn(session, 'another long word')).toMatchObject({ status: 401 })
    expect(await signIn(session, password)).toMatchObject({ status: 200, body: { factors: [] } })
    const { rows } = await database.asOwner((transaction) =>
      sql<{ what: string }>`
        select detail ->> 'text' as what from audit_event
        where type = 'Person' and detail ->> 'event' = 'mfa-change'`.execute(transaction),
    )
    expect(rows).toEqual([{ what: 'factors:forget' }])
    await stop()
  })
})
