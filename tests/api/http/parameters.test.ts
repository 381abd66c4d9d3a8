import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { created } from '#tests/support/scenes/scene.ts'
import { openLine } from '#tests/support/server/ask-raw.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const across = { 'x-enable-cross-partition': 'true' }

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let room: { readonly id: string }
  let patient: { readonly id: string }
  beforeAll(async () => {
    server = await startTestServer({ database })
    admin = await server.signIn('admin')
    room = await created(admin, 'Locations', {
      name: 'Garden',
      kind: 'Room',
      status: 'active',
      timezone: 'America/Chicago',
    })
    patient = await created(admin, 'Patients', {
      name: { use: 'official', given: ['Ana'], family: 'Rivera' },
      birthDate: '1990-01-01',
      gender: 'female',
    })
  })
  afterAll(() => server?.close())

  const renaming = [{ op: 'replace', path: '/name', value: 'Another' }]
  const writes: readonly (readonly [string, string])[] = [
    ['empty', 'versionId='],
    ['of letters', 'versionId=abc'],
    ['twice', 'versionId=1&versionId=1'],
    ['negative', 'versionId=-1'],
    ['with an exponent', 'versionId=1e0'],
    ['nought', 'versionId=0'],
    ['twenty digits long', `versionId=${'1'.repeat(20)}`],
    ['given together with what nobody knows', 'versionId=1&version=1'],
    ['given with a trial that is spelled oddly', 'versionId=1&dryRun=yes'],
    ['given with a confirmation in capitals', 'versionId=1&confirmed=TRUE'],
  ]
  test.each(writes)('a change is refused whose version is %s', async (_what, query) => {
    const answers = [
      await admin.ask('PATCH', `Locations/${room.id}?${query}`, { body: renaming }),
      await admin.ask('PUT', `Locations/${room.id}?${query}`, { body: room }),
      await admin.ask('DELETE', `Locations/${room.id}?${query}`),
    ]
    for (const { status, body } of answers) {
      expect(status, JSON.stringify(body)).toBe(400)
      expect(body.parameters.name).toBe(/&(?!versionId)(\w+)/.exec(query)?.[1] ?? 'versionId')
    }
    expect((await admin.ask('GET', `Locations/${room.id}`)).body.meta.versionId).toBe('1')
  })

  const lists: readonly string[] = [
    'pageSize=1e2',
    'pageSize=0x10',
    'pageSize=',
    'pageSize=-1',
    'pageSize=0',
    'pageSize=+5',
    'pageSize=05',
    'pageSize=5&pageSize=5',
    'includeDeleted=maybe',
    'includeDeleted=',
    'summary=maybe',
    'summary=1',
    'total=True',
    'order=up',
    'orderBy=__proto__',
    'orderBy=constructor',
    'orderBy=name&orderBy=name',
    'orderBy=%zz',
    'expand=__proto__',
    'expand=constructor',
    'expand=toString',
    'expand=',
    'expand=,',
    'expand=nothing',
    'dryRun=true',
    'versionId=1',
    'nothing=1',
    '__proto__=1',
    '%zz=1',
    'constructor',
  ]
  test.each(lists)('a list is refused that is asked with ?%s, and a search is too', async (query) => {
    const listed = await admin.ask('GET', `Appointments?${query}`)
    const found = await admin.ask('POST', `Appointments/queries?${query}`, { body: [] })
    const read = query.startsWith('expand') && (await admin.ask('GET', `Patients/${patient.id}?${query}`))
    for (const answer of [listed, found, ...(read ? [read] : [])]) {
      expect(answer.status, JSON.stringify(answer.body)).toBe(400)
      expect(answer.headers.get('content-type')).toContain('application/problem+json')
      expect(answer.body.detail).toMatch(/\.$/)
    }
  })

  test('what may be expanded is expanded once', async () => {
    const [name] = ['owner']
    expect((await admin.ask('GET', `Appointments?expand=${name}`)).status).toBe(200)
    expect((await admin.ask('GET', `Appointments?expand=${name},${name}`)).status).toBe(400)
    expect((await admin.ask('GET', `Appointments?expand=${name}&expand=${name}`)).status).toBe(400)
  })

  const headers: readonly (readonly [string, string])[] = [
    ['x-profile', 'everybody'],
    ['x-security-token', 'open'],
    ['x-partition-key', 'a b'],
    ['x-enable-cross-partition', 'yes'],
    ['x-no-history', '1'],
    ['x-user-system', 'maybe'],
    ['x-automation', 'TRUE'],
    ['x-continuation-token', '?'],
    ['idempotency-key', 'abc'],
    ['if-none-exists', 'nothing'],
  ]
  test.each(headers)('the header %s is refused when it says %s', async (name, value) => {
    const answer = await admin.ask('GET', `Locations/${room.id}`, { headers: { [name]: value } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'http.bad-header', parameters: { name } } })
  })

  test('a header that is sent twice is refused, also where both together would be one', async () => {
    const words = [
      `POST /api/v1/practices/${server.practice.key}/Locations HTTP/1.1`,
      `host: ${new URL(server.url).host}`,
      `authorization: Bearer ${admin.token}`,
      'if-none-exists: system|one',
      'if-none-exists: system|two',
      'content-length: 0',
      'connection: close',
    ]
    const answer = await openLine(server.url, `${words.join('\r\n')}\r\n\r\n`).ended
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('"name":"if-none-exists"')
  })

  test('whoever knows a version is not sent it again, of the row and of its history', async () => {
    const paths = [`Locations/${room.id}`, `Locations/${room.id}/_history/1`]
    for (const path of paths) {
      const whole = await admin.ask('GET', path)
      const tag = whole.headers.get('etag') ?? ''
      for (const known of [tag, `W/${tag}`, `"9", ${tag}`, '*']) {
        const again = await admin.ask('GET', path, { headers: { 'if-none-match': known } })
        expect([again.status, again.body, again.headers.get('etag')], known).toEqual([304, undefined, tag])
      }
      for (const other of ['"2"', '"11"', 'nothing']) {
        const again = await admin.ask('GET', path, { headers: { 'if-none-match': other } })
        expect([again.status, again.body], other).toEqual([200, whole.body])
      }
    }
    const scribe = await server.signIn('scribe')
    const hidden = { headers: { 'if-none-match': '*' } }
    expect((await scribe.ask('GET', `Patients/${patient.id}`, hidden)).status).toBeGreaterThanOrEqual(403)
  })

  test('a version that is none in an address is refused, and one that was never there is not found', async () => {
    for (const version of ['abc', '-1', '0', '1e0', '%20'])
      expect((await admin.ask('GET', `Locations/${room.id}/_history/${version}`)).status, version).toBe(400)
    expect((await admin.ask('GET', `Locations/${room.id}/_history/77`)).status).toBe(404)
  })

  test('what a record is called is its own affair: said as it stands it is taken, changed it is refused', async () => {
    const path = `Patients/${patient.id}`
    const { body } = await admin.ask('GET', path)
    const changed = (display: unknown) => [{ op: 'replace', path: '/display', value: display }]
    const dry = `${path}?versionId=1&dryRun=true`
    expect((await admin.ask('PUT', dry, { body })).status).toBe(200)
    expect((await admin.ask('PUT', dry, { body: { ...body, display: undefined } })).status).toBe(200)
    expect((await admin.ask('PATCH', dry, { body: changed(body.display) })).status).toBe(200)
    const refused = [
      await admin.ask('PUT', dry, { body: { ...body, display: 'Somebody else' } }),
      await admin.ask('PUT', dry, { body: { ...body, display: `${body.display} ` } }),
      await admin.ask('PATCH', dry, { body: changed('Somebody else') }),
      await admin.ask('PATCH', dry, { body: [{ op: 'remove', path: '/display' }] }),
    ]
    for (const answer of refused)
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/display', code: 'stores.server-owned' }] },
      })
  })

  test('a page token is of one question, one asker and one row, the token of a history too', async () => {
    const { id } = await created(admin, 'Locations', { ...roomBody, name: 'Attic' })
    for (let version = 1; version < 55; version += 1)
      await admin.ask('PATCH', `Locations/${id}?versionId=${version}`, {
        body: [{ op: 'replace', path: '/name', value: `Attic ${version}` }],
      })
    const path = `Locations/${id}/_history`
    const token = (await admin.ask('GET', path)).headers.get('x-continuation-token') ?? ''
    expect(token).toMatch(/^[\w-]{40,}$/)
    const asked = (who: TestClient, where: string, value = token) =>
      who.ask('GET', where, { headers: { 'x-continuation-token': value } })
    const next = await asked(admin, path)
    expect(next.body.at(-1).versionId).toBe('1')
    const supervisor = await server.signIn('supervisor')
    const tampered = `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.at(-1)}`
    const refused = [
      await asked(supervisor, path),
      await asked(admin, `Locations/${room.id}/_history`),
      await asked(admin, `${path}?includeDeleted=true`),
      await asked(admin, 'Locations'),
      await asked(admin, path, tampered),
      await asked(admin, path, token.slice(1)),
      await asked(admin, path, '5'),
      await asked(admin, `Locations/${server.world.newId()}/_history`),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400))
  })

  const roomBody = { name: 'Room', kind: 'Room', status: 'active', timezone: 'America/Chicago' }

  test('a partition only narrows: what is in another one is not there, and nothing is made in it', async () => {
    const own = { 'x-partition-key': patient.id }
    const other = { 'x-partition-key': server.world.newId() }
    const path = `Patients/${patient.id}`
    const ways: readonly (readonly [string, string, unknown?])[] = [
      ['GET', path],
      ['GET', `${path}/_history`],
      ['GET', `${path}/_history/1`],
      ['PATCH', `${path}?versionId=1&dryRun=true`, [{ op: 'replace', path: '/gender', value: 'male' }]],
      ['DELETE', `${path}?versionId=1&dryRun=true`],
    ]
    for (const [method, where, body] of ways) {
      const ask = (more: object) => admin.ask(method, where, { body, headers: { ...more } })
      expect((await ask(own)).status, where).toBeLessThan(300)
      expect((await ask(other)).status, where).toBe(404)
      expect((await ask({ ...other, ...across })).status, where).toBeLessThan(300)
    }
    const made = await admin.ask('POST', 'Locations', { body: roomBody, headers: other })
    expect(made).toMatchObject({ status: 422, body: { subStatus: 2006 } })
    expect((await admin.ask('GET', 'Locations', { headers: other })).body).toEqual([])
    const here = { 'x-partition-key': server.practice.key }
    expect((await admin.ask('GET', 'Locations', { headers: here })).body.length).toBeGreaterThan(0)
    expect((await admin.ask('GET', '/People', { headers: other })).body).toEqual([])
    expect((await admin.ask('GET', 'AuditEvents', { headers: other })).body).toEqual([])
    expect(
      (await admin.ask('GET', 'Patients', { headers: { 'x-enable-cross-partition': 'false' } })).status,
    ).toBe(400)
  })

  test('a call on behalf of the system or of an automation may do no more than these, and the trail says so', async () => {
    const path = `Locations/${room.id}?versionId=1&dryRun=true`
    expect((await admin.ask('PATCH', path, { body: renaming })).status).toBe(200)
    for (const name of ['x-user-system', 'x-automation']) {
      const refused = await admin.ask('PATCH', path, { body: renaming, headers: { [name]: 'true' } })
      expect(refused.status, name).toBe(403)
      const filters = [{ field: 'requestId', op: 'eq', value: refused.headers.get('requestid') }]
      const [event] = (await admin.ask('POST', 'AuditEvents/queries', { body: filters })).body
      expect(event).toMatchObject({ outcome: 'Denied', status: 403 })
      expect((await admin.ask('PATCH', path, { body: renaming, headers: { [name]: 'false' } })).status).toBe(
        200,
      )
    }
  })

  test('what an answer is reckoned at depends on what it shows alone', async () => {
    const one = await admin.ask('GET', `Locations/${room.id}`)
    const reckoned = (answer: typeof one) =>
      ['x-request-charge', 'x-query-time', 'x-query-trips', 'x-population-time', 'x-time-to-live'].map(
        (name) => answer.headers.get(name),
      )
    expect(reckoned(one)).toEqual([expect.stringMatching(/^\d+$/), '0.22', '1', '0.00', null])
    expect(reckoned(await admin.ask('GET', `Locations/${room.id}`))).toEqual(reckoned(one))
    const page = await admin.ask('GET', 'Locations?pageSize=1&total=true')
    expect(reckoned(page)).toEqual([expect.any(String), '0.22', '2', '0.00', '86400'])

    const scribe = await server.signIn('scribe')
    const before = await scribe.ask('GET', 'Patients', { headers: across })
    await created(admin, 'Patients', {
      name: { use: 'official', given: ['Leo'], family: 'Hidden' },
      birthDate: '1990-01-01',
      gender: 'male',
    })
    expect(reckoned(await scribe.ask('GET', 'Patients', { headers: across }))).toEqual(reckoned(before))
  })
})
