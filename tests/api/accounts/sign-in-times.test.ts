import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { ask, startTestServer, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('when people sign in (%s)', (database) => {
  let server: TestServer
  let now = Date.parse('2026-03-04T09:00:00Z')
  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(now) })
  })
  afterAll(() => server?.close())

  test('who signs in sees since when the password holds and when it was last used, and no colleague does', async () => {
    const clinician = await server.signIn('clinician')
    const { body: session } = await clinician.ask('GET', '/session')
    const own = (await clinician.ask('GET', `/People/${session.person.id}`)).body
    expect(own.lastLogin).toBe('2026-03-04T09:00:00.000Z')
    expect(Date.parse(own.passwordSetAt)).toBeLessThanOrEqual(Date.now())
    expect(own.lockedUntil).toBeUndefined()

    now += 60_000
    const again = await server.signIn('clinician')
    expect((await again.ask('GET', `/People/${session.person.id}`)).body.lastLogin).toBe(
      '2026-03-04T09:01:00.000Z',
    )
    const colleague = await server.signIn('quality')
    const seen = (await colleague.ask('GET', `/People/${session.person.id}`)).body
    expect(seen.loginName).toBe('clinician')
    expect(seen).not.toHaveProperty('lastLogin')
    expect(seen).not.toHaveProperty('passwordSetAt')
  })

  test('a person whose password somebody guesses at sees until when the door is closed', async () => {
    const clinician = await server.signIn('clinician')
    const { body: session } = await clinician.ask('GET', '/session')
    for (let tries = 0; tries < 60; tries += 1) {
      now += 16 * 60_000
      await ask(`${server.url}/api/v1/session`, 'POST', {
        body: { username: 'clinician', password: 'not the password' },
      })
    }
    const still = await server.signIn('clinician').catch(() => undefined)
    expect(still).toBeUndefined()
    now -= 16 * 60_000 * 60
    const own = (await clinician.ask('GET', `/People/${session.person.id}`)).body
    expect(Date.parse(own.lockedUntil)).toBeGreaterThan(now)
  })
})
