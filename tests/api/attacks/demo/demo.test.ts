import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildWorld } from '#server/app/build-world.ts'
import { readConfig } from '#server/config/config.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { staff } from '#server/demo/facts/staff.ts'
import { demoActors, demoPassword, givePasswords, makeDemoStaff } from '#server/demo/rows/make-demo-staff.ts'
import { emptyServerState } from '#server/http/exchange/server-state.ts'
import { startServer } from '#server/http/start-server.ts'
import { isInternal } from '#server/rights/effective-rights.ts'
import { databasesFor, makePlace, openTestDatabase } from '#tests/support/database/database.ts'
import { ask, makeTestPractice } from '#tests/support/server/server.ts'

const run = promisify(execFile)
const http = { host: '127.0.0.1', port: 0, secure: false, logLevel: 'silent', newId: randomUUID }

test('the demo is off where others than this machine reach the server, and asking for both is refused', () => {
  const demoOf = (environment: Record<string, string>) => {
    const reading = readConfig(environment)
    return reading.ok ? reading.config.demo : reading.sentences
  }
  expect(demoOf({})).toBe('auto')
  expect(demoOf({ GOLDTHREAD_DEMO: 'on' })).toBe('on')
  for (const exposed of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://clinic.example' }]) {
    expect(demoOf(exposed)).toBe('off')
    expect(demoOf({ ...exposed, GOLDTHREAD_DEMO: 'on' })).toEqual([
      expect.stringContaining('everyone knows the passwords'),
    ])
  }
})

describe.each(databasesFor(import.meta.url))(
  'the demo, whose passwords everybody knows, on the %s database',
  (kind) => {
    let made: Awaited<ReturnType<typeof makePlace>>
    let database: Database
    beforeAll(async () => {
      made = await makePlace(kind)
      const { dataDirectory, url } = made.place
      database = await openDatabase({ dataDirectory, ...(url !== undefined && { url }) })
      await makeDemoStaff(worldFor('demo'))
      await givePasswords(worldFor('demo'))
    })
    afterAll(async () => {
      await database?.close()
      await made?.remove()
    })

    function worldFor(demo: 'demo' | 'practices') {
      return buildWorld({ database, keys: openKeys(join(made.place.dataDirectory, 'keys.json')), demo })
    }
    const signIn = (url: string, password: string) =>
      ask(`${url}/api/v1/session`, 'POST', { body: { username: 'sato', password, token: true } })

    test('its people sign in while the house is the demo’s, and are strangers once it is not, whatever session they keep', async () => {
      const state = { ...emptyServerState(), world: worldFor('demo') }
      const server = await startServer(state, http, pino({ level: 'silent' }))
      const signed = await signIn(server.url, demoPassword)
      expect(signed.status).toBe(200)
      const headers = { authorization: `Bearer ${signed.body.token}` }
      const read = () =>
        ask(`${server.url}/api/v1/practices/riverbend-demo/Practitioners`, 'GET', { headers })
      expect((await read()).status).toBe(200)

      state.world = worldFor('practices')
      const wrong = await signIn(server.url, 'not the password')
      const right = await signIn(server.url, demoPassword)
      expect(right.status).toBe(401)
      expect(right.body).toEqual(wrong.body)
      expect((await read()).status).toBe(401)
      expect((await ask(`${server.url}/api/v1/session`, 'GET', { headers })).status).toBe(401)
      await server.stop(1_000)
    })

    test('nobody of it holds a right beyond its practice', async () => {
      const actor = await demoActors(worldFor('demo'))
      for (const { key } of staff) expect([...actor(key).granted].filter(isInternal), key).toEqual([])
    })

    test('no other practice is made beside it', async () => {
      await expect(makeTestPractice(worldFor('demo'), 'clinic', {})).rejects.toThrow(
        'holds the demo practice',
      )
    })

    test('the command that makes a practice says so', async () => {
      await database.close()
      const { dataDirectory, url } = made.place
      const settings = { DATA_DIR: dataDirectory, DATABASE_URL: url ?? '', GOLDTHREAD_DEMO: 'off' }
      const environment = { ...process.env, TEST_DATABASE_URL: '', ...settings }
      const words = ['src/server/commands/practice-create.ts', 'clinic', 'Clinic', 'head']
      await expect(run(process.execPath, words, { env: environment })).rejects.toThrow(
        'holds the demo practice',
      )
      database = await openDatabase({ dataDirectory, ...(url !== undefined && { url }) })
    })

    test('and it is not made beside another practice', async () => {
      const opened = await openTestDatabase(kind)
      const keys = openKeys(join(opened.place.dataDirectory, 'keys.json'))
      const world = buildWorld({ database: opened.database, keys, demo: 'demo' })
      await makeTestPractice(world, 'clinic', { admin: ['administrative'] })
      const making = makeDemoStaff(world)
      await expect(making).rejects.toThrow('holds other practices')
      await opened.close()
    })
  },
)
