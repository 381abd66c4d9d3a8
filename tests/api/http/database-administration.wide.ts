import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityRoles } from '#generated/permissions/permissions.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestServer, testPassword } from '#tests/support/server/server.ts'

const everyRole = Object.fromEntries(securityRoles.map(({ key }) => [key, [key]]))
const rightBody = { credential: testPassword }

describe.each(databasesFor(import.meta.url))(
  'where databases are not administered, on the %s database',
  (kind) => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer({ database: kind, staff: everyRole })
    })
    afterAll(() => server?.close())

    test('there is no such call, whichever of the 23 roles asks', async () => {
      expect(securityRoles).toHaveLength(23)
      for (const { key } of securityRoles) {
        const client = await server.signIn(key)
        const nowhere = await client.ask('POST', '/nowhere/at_all', { body: rightBody })
        for (const method of ['POST', 'DELETE']) {
          const { status, body } = await client.ask(method, '/database/another_one', { body: rightBody })
          expect([status, body], `${method} by ${key}`).toEqual([404, nowhere.body])
        }
      }
    })
  },
)

describe.each(databasesFor(import.meta.url))(
  'where databases are administered, on the %s database',
  (kind) => {
    let server: TestServer
    let now = Date.parse('2026-03-04T09:00:00Z')
    const name = `other_${kind}_${Date.now().toString(36)}`
    beforeAll(async () => {
      const staff = {
        ...everyRole,
        second: ['associate-sysadmin'],
        third: ['associate-sysadmin', 'practitioner'],
      }
      const clock = () => instantAt(now)
      server = await startTestServer({ database: kind, staff, administersDatabases: true, now: clock })
    })
    afterAll(() => server?.close())

    const ask = async (login: string, method: string, body: object = rightBody, which = name) =>
      (await server.signIn(login)).ask(method, `/database/${which}`, { body })
    const isThere = async () => {
      if (kind === 'embedded') return existsSync(join(server.dataDirectory, 'databases', name))
      const rows = await server.world.database.statement('select 1 from pg_database where datname = $1', [
        name,
      ])
      return rows.length > 0
    }
    const trail = async () =>
      (
        await server.world.database.asOwner((transaction) =>
          sql<{ event: string; outcome: string; ids: readonly string[] }>`
          select detail ->> 'event' as event, outcome, detail -> 'ids' as ids from audit_event
          where type = 'Database' and outcome = 'Success' order by at, id`.execute(transaction),
        )
      ).rows

    test('of the 23 roles one may, and that one not alone', async () => {
      for (const { key } of securityRoles)
        for (const method of ['POST', 'DELETE']) {
          const expected = key === 'associate-sysadmin' ? 409 : 403
          expect((await ask(key, method, rightBody, `by_${method.toLowerCase()}`)).status, key).toBe(expected)
        }
      const again = await ask('associate-sysadmin', 'POST', rightBody, 'by_post')
      expect(again).toMatchObject({ status: 409, body: { code: 'http.database-second' } })
      expect(await trail()).toEqual([])
    })

    test('without the password, or with a name that is none, nothing is done', async () => {
      expect((await ask('second', 'POST', {})).status).toBe(400)
      expect((await ask('second', 'POST', { credential: 'another one' })).status).toBe(403)
      for (const wrong of ['A1', 'x', 'a%22b', 'a-b', '..%2fkeys', 'a'.repeat(60)])
        expect((await ask('second', 'POST', rightBody, wrong)).status, wrong).toBe(400)
    })

    test('two administrators make an empty database, and remove it when nobody has it open', async () => {
      expect((await ask('second', 'POST')).status).toBe(409)
      expect(await isThere()).toBe(false)
      now += 16 * 60_000
      expect((await ask('third', 'POST')).status).toBe(409)
      expect((await ask('second', 'POST')).status).toBe(204)
      expect(await isThere()).toBe(true)
      expect((await ask('second', 'POST')).status).toBe(409)
      expect(await ask('third', 'POST')).toMatchObject({
        status: 409,
        body: { code: 'http.database-exists' },
      })

      const { url } = server.place
      const inside =
        url === undefined ? undefined : Object.assign(new URL(url), { pathname: `/${name}` }).href
      const dataDirectory =
        kind === 'embedded' ? join(server.dataDirectory, 'databases', name) : server.dataDirectory
      const opened = await openDatabase({ dataDirectory, ...(inside !== undefined && { url: inside }) })
      const held = await opened.asOwner((transaction) =>
        sql<{ count: string }>`select count(*)::text as count from resource`.execute(transaction),
      )
      expect(held.rows).toEqual([{ count: '0' }])
      expect((await ask('second', 'DELETE')).status).toBe(409)
      expect(await ask('third', 'DELETE')).toMatchObject({
        status: 409,
        body: { code: 'http.database-in-use' },
      })
      await opened.close()

      expect((await ask('third', 'DELETE')).status).toBe(409)
      expect(await isThere()).toBe(true)
      expect((await ask('second', 'DELETE')).status).toBe(204)
      expect(await isThere()).toBe(false)
      const events = await trail()
      expect(events.map(({ event }) => event)).toEqual(['database-create', 'database-delete'])
      for (const { ids } of events) expect(new Set(ids).size).toBe(2)
    })

    test('neither the database that is served nor one that was not made so is removed', async () => {
      const served = server.place.url === undefined ? 'database' : new URL(server.place.url).pathname.slice(1)
      for (const which of [served, 'postgres', 'template1'].filter((each) => each.length <= 41)) {
        expect((await ask('second', 'DELETE', rightBody, which)).status).toBe(409)
        expect((await ask('third', 'DELETE', rightBody, which)).status, which).toBe(404)
      }
      expect((await (await server.signIn('second')).ask('GET', '/session')).status).toBe(200)
    })
  },
)
