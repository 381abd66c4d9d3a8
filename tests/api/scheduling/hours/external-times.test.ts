import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import {
  makeTestPractice,
  startTestServer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))(
  'busy times of calendars elsewhere on the %s database',
  (database) => {
    let server: TestServer
    let scene: Scene
    let clinician: TestClient
    let other: TestClient
    beforeAll(async () => {
      server = await startTestServer({
        database,
        now: () => instantAt(Date.parse('2030-02-27T12:00:00.000Z')),
        staff: {
          admin: ['administrative'],
          clinician: ['non-prescribing-clinician'],
          other: ['non-prescribing-clinician'],
          intake: ['case-management'],
          implementer: ['implementation'],
        },
      })
      scene = await setScene(server)
      clinician = await server.signIn('clinician')
      other = await server.signIn('other')
    })
    afterAll(() => server?.close())

    const own = () => staff(server, 'clinician').id
    const at = (event: string, hours: string, more: object = {}) => {
      const [from, to] = hours.split('-')
      return { event, start: `2030-03-04T${from}:00:00Z`, end: `2030-03-04T${to}:00:00Z`, ...more }
    }
    const take = (client: TestClient, times: readonly object[], more: object = {}) =>
      client.ask('POST', 'Appointments/import-times', {
        body: { owner: own(), calendar: 'Home', times, ...more },
      })
    const shown = async (client: TestClient) =>
      (await client.ask('POST', 'Appointments/imported-times', { body: { owner: own() } })).body
    const busy = async (client: TestClient) =>
      (
        await client.ask('POST', 'Appointments/busy', {
          body: { owners: [own()], from: '2030-03-04T00:00:00Z', to: '2030-03-05T00:00:00Z' },
        })
      ).body.spans
    const remove = (client: TestClient, more: object = {}) =>
      client.ask('POST', 'Appointments/remove-imported-times', { body: { owner: own(), ...more } })

    test('count for everybody as busy, and tell nobody but their owner what they are', async () => {
      const kept = await take(clinician, [at('a', '15-16', { title: 'Dentist' }), at('b', '16-17')])
      expect(kept, JSON.stringify(kept.body)).toMatchObject({ status: 200, body: { added: 2, removed: 0 } })
      const spans = [{ owner: own(), start: '2030-03-04T15:00:00.000Z', end: '2030-03-04T17:00:00.000Z' }]
      expect(await busy(clinician)).toEqual(spans)
      expect(await busy(scene.admin)).toEqual(spans)
      expect((await shown(clinician)).times[0]).toMatchObject({ title: 'Dentist' })
      const seen = await shown(scene.admin)
      expect(seen).toMatchObject({ calendars: [{ name: 'Home', count: 2 }], times: [{}, {}] })
      expect(JSON.stringify(seen)).not.toContain('Dentist')
    })

    test('that are imported again change, go and stay, and none stands twice', async () => {
      const again = await take(clinician, [at('a', '15-18', { title: 'Dentist' }), at('c', '20-21')])
      expect(again.body).toEqual({ added: 1, changed: 1, kept: 0, removed: 1 })
      const same = await take(clinician, [at('a', '15-18', { title: 'Dentist' }), at('c', '20-21')])
      expect(same.body).toEqual({ added: 0, changed: 0, kept: 2, removed: 0 })
      const renamed = await take(clinician, [at('a', '15-18', { title: 'Dentist' })], {
        calendar: 'Home (1)',
      })
      expect(renamed.body).toEqual({ added: 0, changed: 1, kept: 0, removed: 0 })
      expect((await shown(clinician)).calendars).toMatchObject([
        { name: 'Home', count: 1 },
        { name: 'Home (1)', count: 1 },
      ])
    })

    test('collide with a visit that is booked, until it is confirmed, and are never proposed as free', async () => {
      const visit = aVisit(scene, '2030-03-04T15:00:00.000Z')
      const desk = await server.signIn('intake')
      const met = await desk.ask('POST', 'Appointments', { body: visit })
      expect(met.status, JSON.stringify(met.body)).toBe(409)
      const free = await scene.admin.ask('POST', 'Appointments/findTimes', {
        body: { owners: [own()], minutes: 60, from: '2030-03-04T14:00:00Z', to: '2030-03-05T00:00:00Z' },
      })
      expect(free.status, JSON.stringify(free.body)).toBe(200)
      const starts = free.body.times.map(({ start }: { readonly start: string }) => Date.parse(start))
      const taken = [Date.parse('2030-03-04T15:00:00Z'), Date.parse('2030-03-04T18:00:00Z')]
      expect(starts.length).toBeGreaterThan(0)
      expect(
        starts.filter((start: number) => start > Number(taken[0]) - 3_600_000 && start < Number(taken[1])),
      ).toEqual([])
      const booked = await desk.ask('POST', 'Appointments?confirmed=true', { body: visit })
      expect(booked.status, JSON.stringify(booked.body)).toBe(201)
    })

    test('are kept, seen and removed by their owner and by who manages appointments, and by nobody else', async () => {
      for (const call of [
        () => take(other, [at('x', '09-10')]),
        () => remove(other),
        () => other.ask('POST', 'Appointments/imported-times', { body: { owner: own() } }),
      ])
        expect((await call()).status).toBe(403)
      expect((await take(scene.admin, [at('y', '09-10')], { calendar: 'Desk' })).status).toBe(200)
      const titled = await take(scene.admin, [at('y', '09-10', { title: 'Secret' })], { calendar: 'Desk' })
      expect(titled.status).toBe(422)
      expect((await remove(scene.admin, { calendar: 'Desk' })).body).toEqual({ removed: 1 })
      const elsewhere = await makeTestPractice(server.world, 'elsewhere', { stranger: ['administrative'] })
      const stranger = await server.signIn('stranger', elsewhere)
      expect((await take(stranger, [at('z', '09-10')])).status).toBe(404)
    })

    test('are refused where they end before they begin, lie outside of the next half year, or are too many', async () => {
      const before = await shown(clinician)
      const wrong = [
        at('w', '10-09'),
        { event: 'w', start: '2033-01-01T10:00:00Z', end: '2033-01-01T11:00:00Z' },
      ]
      for (const time of wrong) expect((await take(clinician, [time])).status).toBe(422)
      const many = Array.from({ length: 2_001 }, (_, each) => at(String(each), '10-11'))
      expect((await take(clinician, many)).status).toBeGreaterThanOrEqual(400)
      expect(await shown(clinician)).toEqual(before)
      expect((await take(clinician, many.slice(0, 2_000), { calendar: 'Many' })).body).toMatchObject({
        added: 2_000,
      })
    })

    test('leave a row in the trail without a word of them, no identifier of theirs is kept, and all of them go at once', async () => {
      const kept = await take(clinician, [at('somebody@example.org', '12-13', { title: 'Court' })])
      const rows = await server.world.database.asOwner(async (transaction) => {
        const trail = await sql<{ all: string }>`
        select row_to_json(a)::text as all from audit_event a where request_id = ${kept.headers.get('requestid')}::uuid`.execute(
          transaction,
        )
        const times = await sql<{ event: string }>`select event from external_time`.execute(transaction)
        return { trail: trail.rows.map((row) => row.all), events: times.rows.map(({ event }) => event) }
      })
      expect(rows.trail).toHaveLength(1)
      expect(rows.trail[0]).toContain(own())
      expect(rows.trail[0]).not.toContain('Court')
      expect(rows.events.join(' ')).not.toContain('example.org')
      expect((await remove(clinician)).body.removed).toBeGreaterThan(2_000)
      expect(await shown(clinician)).toEqual({ calendars: [], times: [] })
    })
  },
)
