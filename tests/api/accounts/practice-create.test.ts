import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildWorld } from '#server/app/build-world.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { emptyServerState } from '#server/http/exchange/server-state.ts'
import { startServer } from '#server/http/start-server.ts'
import { databasesFor, makePlace } from '#tests/support/database/database.ts'
import { ask } from '#tests/support/server/server.ts'

const run = promisify(execFile)

describe.each(databasesFor(import.meta.url))('on the %s database', (kind) => {
  let made: Awaited<ReturnType<typeof makePlace>>
  beforeAll(async () => {
    made = await makePlace(kind)
  })
  afterAll(() => made?.remove())

  const create = (...parameters: readonly string[]) => {
    const { dataDirectory, url } = made.place
    const env = {
      ...process.env,
      DATA_DIR: dataDirectory,
      DATABASE_URL: url ?? '',
      GOLDTHREAD_DEMO: 'off',
      TEST_DATABASE_URL: '',
    }
    return run(process.execPath, ['src/server/commands/practice-create.ts', ...parameters], { env })
  }

  test('a practice is made by one command, and its administrator comes in by the link that it prints', async () => {
    const { stdout } = await create('lakeside', 'Lakeside Care', 'head@lakeside.example')
    const token = /\/welcome#token=([\w-]+)$/m.exec(stdout)?.[1] ?? ''
    await expect(create('lakeside', 'Another', 'other@lakeside.example')).rejects.toThrow('already')
    await expect(create('lakeside')).rejects.toThrow('Use: npm run practice:create')

    const { dataDirectory, url } = made.place
    const database = await openDatabase({ dataDirectory, ...(url !== undefined && { url }) })
    const world = buildWorld({ database, keys: openKeys(join(dataDirectory, 'keys.json')) })
    const http = { host: '127.0.0.1', port: 0, secure: false, logLevel: 'silent', newId: randomUUID }
    const server = await startServer({ ...emptyServerState(), world }, http, pino({ level: 'silent' }))
    const session = `${server.url}/api/v1/session`

    const password = 'a long enough word'
    expect((await ask(`${session}/welcome`, 'POST', { body: { token, password } })).status).toBe(200)
    const signed = await ask(session, 'POST', { body: { username: 'head@lakeside.example', password } })
    expect(signed).toMatchObject({
      status: 200,
      body: { practice: { key: 'lakeside', name: 'Lakeside Care', demo: false }, roles: ['administrative'] },
    })
    await server.stop(1_000)
    await database.close()
  })
})
