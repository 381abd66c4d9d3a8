import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { created } from '#tests/support/scenes/scene.ts'
import { askRaw, openLine } from '#tests/support/server/ask-raw.ts'
import {
  ask,
  makeTestPractice,
  startTestServer,
  type TestClient,
  type TestPractice,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

type Row = {
  readonly practice_id: string
  readonly actor_id: string | null
  readonly outcome: string
  readonly status: number
  readonly type: string | null
  readonly operation: string | null
  readonly event: string | null
}

const nobody = { authorization: 'Bearer nobody-nobody-nobody-nobody' }
const forged = { 'x-security-token': '0197c1f0-0000-7000-8000-000000000000:1' }
const installation = '00000000-0000-0000-0000-000000000000'

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let marketing: TestClient
  let elsewhere: TestPractice
  let stranger: TestClient
  let room: string
  beforeAll(async () => {
    const staff = { admin: ['administrative'], marketing: ['associate-marketing'] }
    server = await startTestServer({ database, staff })
    elsewhere = await makeTestPractice(server.world, 'elsewhere', { stranger: ['administrative'] })
    admin = await server.signIn('admin')
    marketing = await server.signIn('marketing')
    stranger = await server.signIn('stranger', elsewhere)
    const made = await created(admin, 'Locations', {
      name: 'Garden',
      kind: 'Room',
      status: 'active',
      timezone: 'America/Chicago',
    })
    room = `/practices/riverbend/Locations/${made.id}`
  })
  afterAll(() => server?.close())

  async function rowsOf(requestId: unknown): Promise<readonly Row[]> {
    const { rows } = await server.world.database.asOwner((transaction) =>
      sql<Row>`select practice_id, actor_id, outcome, status, type, detail ->> 'operation' as operation,
          detail ->> 'event' as event from audit_event where request_id = ${requestId}::uuid`.execute(
        transaction,
      ),
    )
    return rows
  }

  test('each request that is wrong in many ways is refused for the first of them', async () => {
    const wrong = { ...nobody, ...forged }
    const foreign = { 'x-profile': `Practitioner/${server.practice.profiles.get('admin')}` }
    const gone = `/practices/riverbend/Locations/${server.world.newId()}`
    const body = [{ op: 'replace', path: '/nowhere/at/all', value: 1 }]
    const steps: readonly (readonly [number, Promise<{ readonly status: number }>])[] = [
      [404, marketing.ask('PATCH', '/practices/nowhere/Shoes/1?versionId=', { headers: wrong })],
      [405, marketing.ask('POST', '/practices/nowhere/AuditEvents?versionId=', { headers: wrong })],
      [401, marketing.ask('PATCH', '/practices/nowhere/Locations/1?versionId=', { headers: wrong })],
      [400, stranger.ask('PATCH', `${room}?versionId=`, { headers: forged, body })],
      [400, stranger.ask('PATCH', `${room}?versionId=9`, { headers: forged, body: [{ op: 'leap' }] })],
      [404, stranger.ask('PATCH', `${room}?versionId=9`, { headers: { ...forged, ...foreign }, body })],
      [403, marketing.ask('PATCH', `${gone}?versionId=9`, { headers: { ...forged, ...foreign }, body })],
      [403, marketing.ask('PATCH', `${gone}?versionId=9`, { headers: forged, body })],
      [403, admin.ask('PATCH', `${gone}?versionId=9`, { headers: forged, body })],
      [404, admin.ask('PATCH', `${gone}?versionId=9`, { body })],
      [409, admin.ask('PATCH', `${room}?versionId=9`, { body })],
      [422, admin.ask('PATCH', `${room}?versionId=1`, { body })],
    ]
    const answered = await Promise.all(steps.map(([, asked]) => asked))
    expect(answered.map(({ status }) => status)).toEqual(steps.map(([status]) => status))

    const grant = await marketing.ask('PATCH', `${gone}?versionId=9`, { headers: forged, body })
    expect(grant.body.subStatus, 'the grant is asked before the token').toBeUndefined()
    const token = await admin.ask('PATCH', `${gone}?versionId=9`, { headers: forged, body })
    expect(token.body.subStatus).toBe(1001)
  })

  test('a search whose filters nobody understands is refused as such before anybody asks who may search', async () => {
    const across = { 'x-enable-cross-partition': 'true' }
    const query = (filters: readonly object[], more = '') =>
      marketing.ask('POST', `Patients/queries${more}`, { body: filters, headers: across })
    expect((await query([])).status).toBe(403)
    expect((await query([{ field: 'shoes', op: 'eq', value: 1 }])).status).toBe(400)
    expect((await query([{ field: 'id', op: 'eq', value: '-'.repeat(36) }])).status).toBe(400)
    expect((await query([], '?orderBy=shoes')).status).toBe(400)
    expect((await query([], '?pageSize=501')).status, 'too much of what is understood').toBe(403)
  })

  test('a wrong body of an act is told after what concerns its row', async () => {
    const act = (id: string) =>
      admin.ask('POST', `Practitioners/${id}/reset-password`, { body: { shoes: 1 } })
    expect((await act(server.world.newId())).status).toBe(404)
    expect((await act(server.practice.profiles.get('marketing') ?? '')).status).toBe(422)
  })

  test('a practice of others is as far away as one that nobody has, also from who signs in', async () => {
    const paths = [
      '/practices/elsewhere/Locations',
      '/practices/nowhere/Locations',
      '/practices/%00/Locations',
    ]
    const answers = await Promise.all(paths.map((path) => admin.ask('GET', path)))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const told = (practice: string) => admin.ask('GET', `/session?practice=${practice}`)
    expect((await told('elsewhere')).body).toEqual((await told('nowhere')).body)
  })

  const unknown: readonly (readonly [string, string, number])[] = [
    ['GET', '/api/v1/nothing', 404],
    ['POST', '/api/v1/practices/riverbend/Shoes', 404],
    ['PROPFIND', '/api/v1/practices/riverbend/Shoes', 404],
    ['DELETE', '/api/v1/practices/riverbend/AuditEvents', 405],
    ['GET', '/api/v1/practices/riverbend/Patients/queries', 405],
    ['TRACE', '/api/v1/practices/riverbend/Patients', 405],
    ['PROPFIND', '/api/v1/practices/riverbend/Patients/1', 405],
    ['PUT', '/api/v1/session', 405],
    ['GET', '/api/v1/practices/riverbend/Patients/%zz', 400],
    ['GET', `/api/v1/practices/riverbend/Patients?${'a'.repeat(9_000)}`, 414],
    ['OPTIONS', '/api/v1/practices/riverbend/Patients/1', 204],
    ['OPTIONS', '/api/v1/session', 204],
    ['OPTIONS', '/api/v1/nothing', 404],
    ['HEAD', '/api/v1/practices/riverbend/Locations', 200],
  ]
  test.each(unknown)(
    '%s of %s is answered like everything else and leaves its one row',
    async (method, path, status) => {
      const headers = { authorization: `Bearer ${admin.token}` }
      const answer = await askRaw(server.url, { method, path, headers })
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject({
        requestid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        'cache-control': 'no-store',
      })
      if (status >= 400 && method !== 'HEAD') expect(JSON.parse(answer.body)).toMatchObject({ status })
      if (status === 405 || status === 204) expect(answer.headers.allow).toMatch(/OPTIONS$/)

      const rows = await rowsOf(answer.headers.requestid)
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({
        status,
        outcome: status < 400 ? 'Success' : 'Denied',
        actor_id: expect.any(String),
        practice_id: server.practice.id,
      })
    },
  )

  test('what nobody signed in asks of no address at all is counted', async () => {
    const asked = () => askRaw(server.url, { path: '/api/v1/nothing/at/all' })
    const answers = await Promise.all(Array.from({ length: 20 }, asked))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    const rows = await Promise.all(answers.map(({ headers }) => rowsOf(headers.requestid)))
    expect(rows.flat().length).toBeLessThanOrEqual(1)
  })

  test('what is no method at all is answered with a problem and its id', async () => {
    const { ended } = openLine(server.url, 'LEAP / HTTP/1.1\r\nhost: localhost\r\n\r\n')
    const answer = await ended
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toMatch(/\r\nrequestid: [0-9a-f-]{36}\r\n/)
    expect(answer).toContain('cache-control: no-store')
    expect(answer).toContain('application/problem+json')
  })

  test('a denied token and a request that cannot be read stand in the trail of the practice', async () => {
    const refused = [
      await admin.ask('GET', room, { headers: forged }),
      await admin.ask('GET', `${room}?shoes=1`),
      await admin.ask('POST', 'Locations', { body: '{' }),
    ]
    for (const { headers, status } of refused) {
      const [row] = await rowsOf(headers.get('requestid'))
      expect(row).toMatchObject({
        practice_id: server.practice.id,
        status,
        outcome: 'Denied',
        type: 'Location',
      })
    }
    const [row] = await rowsOf((await stranger.ask('GET', room)).headers.get('requestid'))
    expect(row).toMatchObject({ practice_id: installation, status: 404, actor_id: expect.any(String) })
  })

  test('a sign-in that is refused after the password stands in the trail as refused, and nobody is signed in', async () => {
    const id = elsewhere.profiles.get('stranger')
    const { body } = await stranger.ask('GET', `Practitioners/${id}`)
    await server.world.database.asOwner((transaction) =>
      sql`update resource set content = (content::jsonb || '{"active": false}')::json where id = ${id}::uuid`.execute(
        transaction,
      ),
    )
    expect(body.id).toBe(id)
    server.world.accounts.forget()
    const before = await sessions()
    const refused = await ask(`${server.url}/api/v1/session`, 'POST', {
      body: { username: 'stranger', password: testPassword, practice: 'elsewhere' },
    })
    expect(refused.status).toBe(403)
    expect(refused.headers.get('set-cookie')).toBeNull()
    expect(await rowsOf(refused.headers.get('requestid'))).toMatchObject([
      { outcome: 'Denied', status: 403, event: 'login-failed' },
    ])
    expect(await sessions()).toBe(before)
  })

  async function sessions(): Promise<number> {
    const { rows } = await server.world.database.asOwner((transaction) =>
      sql<{ count: string }>`select count(*) as count from session`.execute(transaction),
    )
    return Number(rows[0]?.count)
  }
})
