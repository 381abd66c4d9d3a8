import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { created } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const across = { 'x-enable-cross-partition': 'true' }
const exportId = '019ab000-0000-7000-8000-000000000001'

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  beforeAll(async () => {
    server = await startTestServer({
      database,
      staff: { admin: ['administrative'], quality: ['quality-assurance'], intake: ['case-management'] },
    })
    admin = await server.signIn('admin')
    for (const number of [1, 2, 3, 4, 5])
      await created(admin, 'Locations', {
        name: `Room ${number}`,
        kind: 'Room',
        status: number === 5 ? 'inactive' : 'active',
        timezone: 'America/Chicago',
      })
  })
  afterAll(() => server?.close())

  const filters = [
    { field: 'status', op: 'in', value: ['active'] },
    { field: 'name', op: 'contains', value: 'room' },
  ]
  const ask = (client: TestClient, query: string, headers: Readonly<Record<string, string>> = {}) =>
    client.ask('POST', `Locations/queries?pageSize=2&orderBy=name&${query}`, {
      body: filters,
      headers: { ...across, ...headers },
    })
  const named = (id: string) => `exportId=${id}&exportFormat=csv&exportColumns=name,status`

  type Trail = { readonly actor_id: string; readonly outcome: string; readonly detail: Detail }
  type Detail = { readonly event?: string; readonly text?: string; readonly export: unknown }
  async function trailOf(id: string): Promise<readonly Trail[]> {
    return server.world.database.asOwner(async (transaction) => {
      const { rows } = await sql<Trail>`
        select actor_id, outcome, detail from audit_event
        where detail -> 'export' ->> 'id' = ${id} order by at, id`.execute(transaction)
      return rows
    })
  }

  test('the trail says who took out which type, with which filters, and how many rows left', async () => {
    const first = await ask(admin, named(exportId))
    const token = first.headers.get('x-continuation-token') ?? ''
    const second = await ask(admin, named(exportId), { 'x-continuation-token': token })
    expect([first.body.length, second.body.length]).toEqual([2, 2])
    expect(second.headers.get('x-continuation-token')).toBeNull()

    const trail = await trailOf(exportId)
    expect(trail).toHaveLength(2)
    expect(trail[0]?.detail.export).toEqual({
      id: exportId,
      format: 'csv',
      columns: ['name', 'status'],
      filters: [
        { field: 'status', op: 'in', value: ['active'] },
        { field: 'name', op: 'contains' },
      ],
      rows: 2,
      given: 2,
      isLast: false,
    })
    expect(trail[1]?.detail.export).toMatchObject({ rows: 2, given: 4, isLast: true })
    expect(trail[1]?.detail.text).toContain('4 rows in all')

    const seen = await admin.ask('POST', 'AuditEvents/queries', {
      body: [{ field: 'type', op: 'eq', value: 'export' }],
    })
    expect(seen.body).toHaveLength(2)
    expect(seen.body[0]).toMatchObject({ type: { code: 'export' }, outcome: 'Success' })
    expect(seen.body[0].detail).toContain('Location as csv; 4 rows in all')
    expect(JSON.stringify(trail)).not.toContain('"room"')
  })

  test('who may read and not export is refused, and the try stays in the trail', async () => {
    const id = exportId.replace(/1$/, '2')
    const intake = await server.signIn('intake')
    expect((await ask(intake, '')).status).toBe(200)
    const refused = await ask(intake, named(id))
    expect(refused.status).toBe(403)
    expect(refused.body.detail).toContain('CanExportData')
    expect(await trailOf(id)).toMatchObject([{ outcome: 'Denied', detail: { event: 'export' } }])

    const quality = await server.signIn('quality')
    expect((await ask(quality, named(id.replace(/2$/, '3')))).status).toBe(200)
  })

  test('what is hidden from somebody is hidden in the file as well', async () => {
    const quality = await server.signIn('quality')
    await created(admin, 'Patients', {
      name: { use: 'official', given: ['Ana'], family: 'Rivera' },
      birthDate: '1990-01-01',
      gender: 'female',
      genderIdentity: { code: 'woman', display: 'Woman' },
    })
    const query = `Patients/queries?${named(exportId.replace(/1$/, '4'))}`
    const hidden = await quality.ask('POST', query, { body: [], headers: across })
    expect(hidden.body[0].meta.hasTransformations).toBe(true)
    expect(hidden.body[0].genderIdentity).toBeUndefined()
    const whole = await admin.ask('POST', query, { body: [], headers: across })
    expect(whole.body[0].genderIdentity.code).toBe('woman')
  })

  test('an export that is not named whole is refused before anything leaves', async () => {
    const wrong = [
      ['exportId=7', 'http.bad-parameter'],
      [`exportId=${exportId}`, 'stores.bad-export'],
      [`exportId=${exportId}&exportFormat=pdf&exportColumns=name`, 'http.bad-parameter'],
      [`exportId=${exportId}&exportFormat=csv&exportColumns=name,%27;drop`, 'http.bad-parameter'],
    ] as const
    for (const [query, code] of wrong) {
      const { status, body } = await ask(admin, query)
      expect([status, body.code], query).toEqual([400, code])
    }
  })
})
