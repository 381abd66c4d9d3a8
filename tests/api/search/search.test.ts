import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uuidAt } from '#server/app/uuid-at.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const families = ['Ruiz', 'Ångström', 'Baker', 'ruiz', 'Zahn', 'Núñez', 'Cole']

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  beforeAll(async () => {
    server = await startTestServer({
      database,
      staff: { admin: ['administrative'], other: ['administrative'] },
    })
    admin = await server.signIn('admin')
    for (const [index, family] of families.entries()) {
      const body = {
        name: `${family} ${index}`,
        kind: index % 2 === 0 ? 'Payer' : 'Agency',
        active: index !== 3,
      }
      const made = await admin.ask('POST', 'Organizations', { body })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
    }
  })
  afterAll(() => server?.close())

  const names = (answer: { body: readonly { name: string }[] }) => answer.body.map(({ name }) => name)
  const query = (body: unknown, path = 'Organizations/queries', headers = {}) =>
    admin.ask('POST', path, { body, headers })

  test('a list is walked page by page in the order of names, case and accents aside, without a gap or a double', async () => {
    const seen: string[] = []
    let token: string | null = ''
    do {
      const page = await admin.ask('GET', 'Organizations?pageSize=3', {
        headers: token ? { 'x-continuation-token': token } : {},
      })
      seen.push(...names(page))
      token = page.headers.get('x-continuation-token')
    } while (token)
    expect(seen).toEqual(['Ångström 1', 'Baker 2', 'Cole 6', 'Núñez 5', 'Ruiz 0', 'ruiz 3', 'Zahn 4'])
    const backwards = await admin.ask('GET', 'Organizations?orderBy=name&order=desc')
    expect(names(backwards)).toEqual([...seen].reverse())
  })

  test('a page token is good for its own question and its own asker only', async () => {
    const page = await admin.ask('GET', 'Organizations?pageSize=3')
    const headers = { 'x-continuation-token': page.headers.get('x-continuation-token') ?? '' }
    const filters = [{ field: 'active', op: 'eq', value: true }]
    expect((await query(filters, 'Organizations/queries', headers)).status).toBe(400)
    const other = await server.signIn('other')
    expect((await other.ask('GET', 'Organizations?pageSize=3', { headers })).status).toBe(400)
  })

  test('filters compare, combine, and words are found by their beginnings', async () => {
    const found = async (...filters: object[]) => names(await query(filters))
    expect(await found({ field: 'name', op: 'contains', value: 'nun' })).toEqual(['Núñez 5'])
    expect(await found({ field: 'active', op: 'eq', value: false })).toEqual(['ruiz 3'])
    expect(await found({ field: 'active', op: 'ne', value: true })).toEqual(['ruiz 3'])
    const both = [
      { field: 'kind', op: 'in', value: ['Payer'] },
      { field: 'name', op: 'contains', value: 'r' },
    ]
    expect(await found(...both)).toEqual(['Ruiz 0'])
    expect(await found({ field: 'kind', op: 'nin', value: ['Payer'] })).toHaveLength(3)
    expect(await found({ field: 'kind', op: 'exists', value: false })).toEqual([])
  })

  test('a person is found by the end of a phone number as by all of it, and by no other part', async () => {
    const body = {
      name: { use: 'official', given: ['Lena'], family: 'Pemberly' },
      birthDate: '1988-04-02',
      gender: 'female',
      contacts: [
        { system: 'phone', value: '+12175550143' },
        { system: 'email', value: 'lena@example.org' },
      ],
    }
    const made = await admin.ask('POST', 'Patients', { body })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const found = async (value: string) => {
      const filter = { field: 'contacts', op: 'contains', value }
      const { body: people } = await query([filter], 'Patients/queries', {
        'x-enable-cross-partition': 'true',
      })
      return people.length
    }
    for (const part of ['2175550143', '5550143', '0143', '55501'])
      expect([part, await found(part)]).toEqual([part, 1])
    for (const other of ['0144', '1755', '501']) expect([other, await found(other)]).toEqual([other, 0])
  })

  test('a count alone has no body', async () => {
    const counted = await query([], 'Organizations/queries', { prefer: 'return=minimal' })
    expect(counted.status).toBe(204)
    expect(counted.headers.get('x-total-count')).toBe('7')
  })

  test('what was made offline keeps its id, and sending it again makes nothing new', async () => {
    const key = uuidAt(Date.now())
    const body = { name: 'Offline', kind: 'Payer', active: true }
    const headers = { 'idempotency-key': key }
    const first = await admin.ask('POST', 'Organizations', { body, headers })
    expect(first).toMatchObject({ status: 201, body: { id: key } })
    expect(await admin.ask('POST', 'Organizations', { body, headers })).toMatchObject({
      status: 201,
      body: first.body,
    })
    const other = await admin.ask('POST', 'Organizations', { body: { ...body, name: 'Other' }, headers })
    expect(other).toMatchObject({ status: 409, body: { code: 'stores.key-used' } })
  })

  test('an identifier is unique, and if-none-exists answers the row that has it', async () => {
    const identifiers = [{ system: 'county', value: '77', use: 'official', type: 'external' }]
    const body = { name: 'County', kind: 'Payer', active: true, identifiers }
    const first = await admin.ask('POST', 'Organizations', { body })
    expect(first.status).toBe(201)
    expect(await admin.ask('POST', 'Organizations', { body })).toMatchObject({
      status: 409,
      body: { subStatus: 2003 },
    })
    const headers = { 'if-none-exists': 'county|77' }
    expect(await admin.ask('POST', 'Organizations', { body, headers })).toMatchObject({
      status: 200,
      body: { id: first.body.id },
    })
  })

  test('references are named as their reader may know them, and expanded on demand', async () => {
    const id = server.practice.profiles.get('other')
    const body = {
      owner: { id, resourceType: 'Practitioner', display: 'a lie' },
      ownerKind: 'Practitioner',
      name: 'Hours',
      timezone: 'America/Chicago',
    }
    const made = await admin.ask('POST', 'Schedules', { body })
    expect(made.body.owner).toEqual({
      id,
      resourceType: 'Practitioner',
      partition: 'riverbend',
      display: 'Of riverbend, other',
    })

    const read = await admin.ask('GET', `Practitioners/${id}?expand=roles`)
    expect(read.body.roles[0].resource).toMatchObject({ resourceType: 'SecurityRole', key: 'administrative' })
  })

  test('the preferences answer to their alias, and a status only goes where its table says', async () => {
    const preferences = await admin.ask('GET', 'PracticePreferences/default')
    expect(preferences).toMatchObject({ status: 200, body: { sessionTimeout: 30 } })
    expect((await admin.ask('GET', 'PracticePreferences/default/_history/1')).status).toBe(200)
    const program = {
      name: 'Outpatient',
      code: 'OP',
      kind: 'Outpatient',
      status: 'Draft',
      planReviewDays: 90,
    }
    const made = await admin.ask('POST', 'Programs', { body: program })
    const to = (status: string) => [{ op: 'replace', path: '/status', value: status }]
    const active = await admin.ask('PATCH', `Programs/${made.body.id}?versionId=1`, { body: to('Active') })
    expect(active.status, JSON.stringify(active.body)).toBe(200)
    const back = await admin.ask('PATCH', `Programs/${made.body.id}?versionId=2`, { body: to('Draft') })
    expect(back).toMatchObject({
      status: 422,
      body: {
        title: 'Invalid status change',
        subStatus: 2001,
        detail: 'Program cannot change from Active to Draft.',
      },
    })
    const deleted = await admin.ask('DELETE', `Programs/${made.body.id}?versionId=2`)
    expect(deleted).toMatchObject({ status: 409, body: { subStatus: 2004, title: "Can't be deleted" } })
  })
})
