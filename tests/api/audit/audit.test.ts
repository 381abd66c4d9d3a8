import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

type Row = {
  readonly request_id: string
  readonly action: string
  readonly type: string
  readonly outcome: string
  readonly status: number
  readonly actor_id: string | null
  readonly resource_id: string | null
}

const across = { 'x-enable-cross-partition': 'true' }

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let intake: TestClient
  let marketing: TestClient
  beforeAll(async () => {
    server = await startTestServer({
      database,
      staff: { intake: ['case-management'], marketing: ['associate-marketing'], admin: ['administrative'] },
    })
    intake = await server.signIn('intake')
    marketing = await server.signIn('marketing')
  })
  afterAll(() => server?.close())

  async function rows(): Promise<readonly Row[]> {
    return server.world.database.asOwner(async (transaction) => {
      const found = await sql<Row>`
        select request_id, action, type, outcome, status, actor_id, resource_id from audit_event`.execute(
        transaction,
      )
      return found.rows
    })
  }

  test('S6 each request leaves exactly one row that says who did what and how it ended', async () => {
    const body = {
      name: { use: 'official', given: ['Leo'], family: 'Ash' },
      birthDate: '1990-01-01',
      gender: 'male',
    }
    const made = await intake.ask('POST', 'Patients', { body })
    const { id } = made.body
    const patch = [{ op: 'replace', path: '/gender', value: 'female' }]
    const asked: readonly (readonly [string, TestAnswer])[] = [
      ['C', made],
      ['R', await intake.ask('GET', `Patients/${id}`)],
      ['R', await intake.ask('GET', `Patients/${id}/_history/1`)],
      ['R', await intake.ask('GET', 'Patients', { headers: across })],
      ['R', await intake.ask('POST', 'Patients/queries', { body: [], headers: across })],
      ['U', await intake.ask('PATCH', `Patients/${id}?versionId=1`, { body: patch })],
      ['U', await intake.ask('PATCH', `Patients/${id}?versionId=1`, { body: patch })],
      ['D', await intake.ask('DELETE', `Patients/${id}?versionId=2`)],
      ['R', await marketing.ask('GET', `Patients/${id}`)],
      ['C', await marketing.ask('POST', 'Patients', { body })],
      ['C', await intake.ask('POST', 'Patients', { body: { ...body, gender: 7 } })],
      ['C', await intake.ask('POST', 'Patients', { body: '{' })],
      ['R', await intake.ask('GET', 'Patients/0197c1f0-0000-7000-8000-000000000000')],
      ['E', await intake.ask('GET', '/practices/nowhere/Forms')],
      [
        'E',
        await intake.ask('GET', `Patients/${id}`, {
          headers: { authorization: 'Bearer nobody-nobody-nobody-nobody' },
        }),
      ],
      ['E', await intake.ask('DELETE', `EpisodesOfCare/${id}`)],
      ['R', await intake.ask('GET', '/session')],
    ]
    const trail = await rows()

    for (const [action, answer] of asked) {
      const own = trail.filter((row) => row.request_id === answer.headers.get('requestid'))
      expect(own, `${action} ${answer.status}`).toHaveLength(1)
      expect(own[0]).toMatchObject({
        action,
        status: answer.status,
        outcome: answer.status < 400 ? 'Success' : 'Denied',
      })
      if (answer.status !== 401) expect(own[0]?.actor_id).toMatch(/^[0-9a-f-]{36}$/)
    }
    const ids = new Set(trail.map((row) => row.request_id))
    expect(ids.size).toBe(trail.length)
  })

  test('reads that come together each leave their row', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => intake.ask('GET', 'Programs')))
    const wanted = answers.map((answer) => answer.headers.get('requestid'))
    const trail = await rows()
    expect(trail.filter((row) => wanted.includes(row.request_id))).toHaveLength(40)
  })

  test('who may see the trail reads it as resources, filtered and in order, and nobody writes it', async () => {
    const admin = await server.signIn('admin')
    const filters = [
      { field: 'action', op: 'eq', value: 'C' },
      { field: 'outcome', op: 'eq', value: 'Success' },
    ]
    const found = await admin.ask('POST', 'AuditEvents/queries', { body: filters })
    expect(found.status).toBe(200)
    expect(found.body.length).toBeGreaterThan(0)
    expect(found.body.every((each: { action: string }) => each.action === 'C')).toBe(true)
    expect(found.body[0]).toMatchObject({ resourceType: 'AuditEvent', actor: { resourceType: 'Person' } })
    expect((await admin.ask('POST', 'AuditEvents', { body: {} })).status).toBe(405)
    expect((await intake.ask('GET', 'AuditEvents')).status).toBe(403)
  })
})
