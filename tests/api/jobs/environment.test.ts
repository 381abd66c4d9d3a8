import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { makeTestPractice, startTestServer, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('what a practice runs on, on the %s database', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ database })
  })
  afterAll(() => server?.close())

  const ask = async (login: string) =>
    (await server.signIn(login)).ask('POST', 'PracticePreferences/environment', { body: {} })

  test('those who run the practice are told the version, the database and the room that is left', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
    const answer = await ask('admin')
    expect(answer.body).toMatchObject({
      version,
      database,
      databaseVersion: expect.stringMatching(/^1\d/),
      sendsMail: false,
      hasOutsideSystem: false,
    })
    expect(answer.body.databaseBytes).toBeGreaterThan(1_000_000)
    expect(answer.body.diskTotal).toBeGreaterThan(answer.body.diskFree)
    expect(Date.parse(answer.body.startedAt)).toBeLessThanOrEqual(Date.now())
  })

  test('where other practices are in the database, it tells sizes in steps of 100 MB', async () => {
    await makeTestPractice(server.world, 'elsewhere', { boss: ['administrative'] })
    const { databaseBytes, diskFree, diskTotal } = (await ask('admin')).body
    expect([databaseBytes, diskFree, diskTotal].map((bytes) => bytes % 100_000_000)).toEqual([0, 0, 0])
  })

  test('nobody else is, and no path or name of the machine is told to anybody', async () => {
    for (const login of ['clinician', 'supervisor', 'intake', 'scribe'])
      expect((await ask(login)).status).toBe(403)
    expect(JSON.stringify((await ask('admin')).body)).not.toContain(server.dataDirectory)
  })
})
