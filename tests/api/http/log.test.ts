import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

/** Words that are in no text of ours: whoever finds one in the log finds what somebody typed. */
const canary = 'Quellwasser'

describe.each(databasesFor(import.meta.url))(
  'the log of the server, at its most talkative (%s)',
  (database) => {
    let server: TestServer
    let admin: TestClient
    const lines: string[] = []
    beforeAll(async () => {
      server = await startTestServer({ database, logTo: { write: (line) => lines.push(line) } })
      admin = await server.signIn('admin')
    })
    afterAll(() => server?.close())

    const place = (name: string) => ({ name, kind: 'Room', status: 'active', timezone: 'America/Chicago' })
    const found = () => lines.filter((line) => line.includes(canary))

    test('what is typed, asked for, misspelled or refused stands in no line, and each line tells of its request', async () => {
      const made = await admin.ask('POST', 'Locations', { body: place(`${canary} room`) })
      expect(made.status).toBe(201)
      await admin.ask('GET', `Locations/${made.body.id}`)
      await admin.ask('POST', 'Locations/queries', {
        body: [{ field: 'name', op: 'contains', value: canary.toLowerCase() }],
      })
      for (const path of [`Locations/${canary}`, `${canary}?name=${canary}`, `Locations?orderBy=${canary}`])
        expect((await admin.ask('GET', path)).status).toBeGreaterThanOrEqual(400)
      const headers = { 'content-type': 'application/json', 'x-user-system': canary }
      for (const body of [`{"name": ${canary}`, `["${canary}`])
        expect((await fetch(`${server.url}/api/v1/session`, { method: 'POST', headers, body })).status).toBe(
          400,
        )
      await admin.ask('POST', '/session', { body: { username: canary, password: `${canary} 1` } })
      expect(lines.length).toBeGreaterThan(5)
      expect(found()).toEqual([])
    })

    test('a bug tells where it arose and the code of the database, and no word of the row', async () => {
      await server.world.database.asOwner(async (transaction) => {
        await sql`create function no_water(content text) returns boolean language plpgsql as $$
        begin
          if content like '%Quellwasser%' then raise exception 'There is water in %', content; end if;
          return true;
        end $$`.execute(transaction)
        await sql`alter table resource add constraint dry check (no_water(content::text)) not valid`.execute(
          transaction,
        )
      })
      const before = lines.length
      const broken = await admin.ask('POST', 'Locations', { body: place(`${canary} hall`) })
      expect(broken.status).toBe(500)
      expect(JSON.stringify(broken.body)).not.toContain(canary)
      const told = lines.slice(before).join('')
      expect(told).toContain('a request broke')
      expect(told).toContain('P0001')
      expect(told).toContain('    at ')
      expect(found()).toEqual([])
    })
  },
)
