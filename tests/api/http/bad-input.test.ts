import { request } from 'node:http'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { openLine } from '#tests/support/server/ask-raw.ts'
import {
  ask,
  makeTestPractice,
  startTestServer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

const patient = {
  name: { use: 'official', given: ['Maya'], family: 'Rivera' },
  birthDate: '1991-04-12',
  gender: 'female',
}

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let client: TestClient
  let known: { readonly id: string }
  beforeAll(async () => {
    server = await startTestServer({ database })
    client = await server.signIn('intake')
    const made = await client.ask('POST', 'Patients', { body: patient })
    known = made.body
  })
  afterAll(() => server?.close())

  async function stillThere(): Promise<void> {
    const read = await client.ask('GET', `Patients/${known.id}`)
    expect(read).toMatchObject({ status: 200, body: { meta: { versionId: '1' }, name: patient.name } })
    expect((await ask(`${server.url}/health/ready`, 'GET', {})).status).toBe(200)
  }

  const bodies: readonly (readonly [string, string | object, number, string, string?])[] = [
    ['malformed JSON', '{"name": {', 400, 'http.malformed-json'],
    ['a duplicate key', '{"gender":"female","gender":"male"}', 400, 'http.duplicate-key'],
    ['a character that cannot be stored', '{"gender":"\\u0000"}', 400, 'http.bad-character'],
    ['a list where an object belongs', [], 400, 'http.object-expected'],
    ['an unknown field', { ...patient, nickname: 'May' }, 422, 'stores.unknown-field', '/nickname'],
    ['a wrong type', { ...patient, active: 'yes' }, 422, 'stores.wrong-type', '/active'],
    ['a value outside its list', { ...patient, acuity: 'Extreme' }, 422, 'stores.not-allowed', '/acuity'],
    ['a day that is none', { ...patient, birthDate: '1991-02-31' }, 422, 'stores.wrong-format', '/birthDate'],
    [
      'a missing required field',
      { name: patient.name, gender: 'female' },
      422,
      'stores.required',
      '/birthDate',
    ],
    [
      'a server-owned field',
      { ...patient, district: { id: 'x', resourceType: 'District' } },
      422,
      'stores.server-owned',
      '/district',
    ],
    [
      'an id in the body',
      { ...patient, id: '0197c1f0-0000-7000-8000-000000000000' },
      422,
      'stores.create-has-id',
      '/id',
    ],
    ['meta in the body', { ...patient, meta: {} }, 422, 'stores.server-owned', '/meta'],
    [
      'a code that is in no list',
      { ...patient, race: [{ code: 'martian', display: 'Martian' }] },
      422,
      'stores.not-in-list',
      '/race/0',
    ],
    [
      'a postal code that is none',
      {
        ...patient,
        addresses: [
          {
            use: 'home',
            lines: ['1 Elm'],
            city: 'Riverbend',
            state: 'IL',
            postalCode: '6270',
            country: 'US',
          },
        ],
      },
      422,
      'stores.postal-code',
      '/addresses/0',
    ],
    ['too many levels', '['.repeat(40) + ']'.repeat(40), 422, 'http.too-deep'],
  ]
  test.each(bodies)(
    '%s is refused, and the answer says what to do',
    async (_what, body, status, code, pointer) => {
      const answer = await client.ask('POST', 'Patients', { body })
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status, body: { status } })
      const codes = [
        answer.body.code,
        ...(answer.body.errors ?? []).map((each: { code: string }) => each.code),
      ]
      expect(codes).toContain(code)
      if (pointer)
        expect(answer.body.errors.map((each: { pointer: string }) => each.pointer)).toContain(pointer)
      expect(answer.headers.get('content-type')).toContain('application/problem+json')
      expect(answer.body.detail.length).toBeGreaterThan(20)
      expect(answer.body.detail).not.toContain('http.')
      await stillThere()
    },
  )

  test('an id of another practice, as a path or as a reference, is nobody there', async () => {
    const other = await makeTestPractice(server.world, `other-${database}`, { stranger: ['administrative'] })
    const stranger = await server.signIn('stranger', other)
    expect((await stranger.ask('GET', `Patients/${known.id}`)).status).toBe(404)
    expect((await stranger.ask('DELETE', `Patients/${known.id}?versionId=1`)).status).toBe(404)

    const owner = { id: server.practice.profiles.get('clinician'), resourceType: 'Practitioner' }
    const schedule = { owner, ownerKind: 'Practitioner', name: 'Mine', timezone: 'America/Chicago' }
    const referred = await stranger.ask('POST', 'Schedules', { body: schedule })
    expect(referred).toMatchObject({
      status: 422,
      body: { subStatus: 2005, errors: [{ pointer: '/owner' }] },
    })

    const inside = await stranger.ask('GET', `/practices/${server.practice.key}/Patients/${known.id}`)
    const nowhere = await stranger.ask('GET', `/practices/nowhere/Patients/${known.id}`)
    expect([inside.status, nowhere.status]).toEqual([404, 404])
    expect(JSON.stringify(inside.body)).toBe(JSON.stringify(nowhere.body))
    await stillThere()
  })

  test('a stale version, and no version at all, change nothing', async () => {
    const patch = [{ op: 'replace', path: '/gender', value: 'male' }]
    const stale = await client.ask('PATCH', `Patients/${known.id}?versionId=7`, { body: patch })
    expect(stale).toMatchObject({
      status: 409,
      body: { subStatus: 2002, versionId: '1', code: 'stores.version-changed' },
    })
    const without = await client.ask('PATCH', `Patients/${known.id}`, { body: patch })
    expect(without).toMatchObject({ status: 428, body: { code: 'stores.version-needed' } })
    await stillThere()
  })

  test('a patch of what the server owns, of a fixed field and of a place that is not there changes nothing', async () => {
    const owned = [{ op: 'replace', path: '/meta/versionId', value: '9' }]
    expect(await client.ask('PATCH', `Patients/${known.id}?versionId=1`, { body: owned })).toMatchObject({
      status: 422,
      body: { code: 'stores.server-owned' },
    })
    const nowhere = [{ op: 'replace', path: '/there/is/nothing', value: 1 }]
    expect((await client.ask('PATCH', `Patients/${known.id}?versionId=1`, { body: nowhere })).status).toBe(
      422,
    )
    const hostile = '[{"op":"add","path":"/__proto__/admin","value":true}]'
    expect((await client.ask('PATCH', `Patients/${known.id}?versionId=1`, { body: hostile })).status).toBe(
      400,
    )
    await stillThere()
  })

  test('a body of 50 MB is refused with a sentence, announced or not', async () => {
    const announced = await client.ask('POST', 'Patients', { body: `"${'x'.repeat(50_000_000)}"` })
    expect(announced).toMatchObject({
      status: 413,
      body: { code: 'http.too-large', parameters: { limit: 2_097_152 } },
    })
    expect(await sendInPieces(server, client, 50)).toBe(413)
    await stillThere()
  })

  test('whoever sends a body of 50 MB without looking up from it finds the refusal when it is all sent', async () => {
    const head = [
      `POST /api/v1/practices/${server.practice.key}/Patients HTTP/1.1`,
      `host: ${new URL(server.url).host}`,
      `authorization: Bearer ${client.token}`,
      'content-type: application/json',
      'content-length: 50000000',
    ]
    const line = openLine(server.url, `${head.join('\r\n')}\r\n\r\n`)
    line.socket.pause()
    for (let piece = 0; piece < 50; piece += 1) await written(line.socket, Buffer.alloc(1_000_000, 0x20))
    line.socket.resume()
    line.socket.end()
    expect(await line.ended).toMatch(/^HTTP\/1\.1 413 /)
    await stillThere()
  })

  test('another media type, a header of the wrong form and a block of headers that is too large are refused', async () => {
    const xml = { 'content-type': 'application/xml' }
    expect((await client.ask('POST', 'Patients', { body: '<a/>', headers: xml })).status).toBe(415)
    const profile = { 'x-profile': 'everybody' }
    expect(await client.ask('GET', `Patients/${known.id}`, { headers: profile })).toMatchObject({
      status: 400,
      body: { parameters: { name: 'x-profile' } },
    })
    const large = await fetch(`${server.url}/health/live`, { headers: { 'x-large': 'x'.repeat(20_000) } })
    expect(large.status).toBe(431)
    const long = await fetch(`${server.url}/api/v1/${'x'.repeat(9_000)}`)
    expect(long.status).toBe(414)
    await stillThere()
  })

  test('a query that is not one, too many filters, an unknown field and a borrowed page token are refused', async () => {
    const headers = { 'x-enable-cross-partition': 'true' }
    const query = (body: unknown, more = {}) =>
      client.ask('POST', 'Patients/queries', { body, headers: { ...headers, ...more } })
    expect((await query({ field: 'gender' })).status).toBe(400)
    expect((await query([{ field: 'gender', op: 'like', value: 'f' }])).status).toBe(400)
    expect((await query([{ field: 'shoes', op: 'eq', value: 1 }])).status).toBe(400)
    const many = Array(31).fill({ field: 'gender', op: 'eq', value: 'female' })
    expect((await query(many)).status).toBe(422)
    expect((await query([], { 'x-continuation-token': 'AAAA' })).status).toBe(400)
    const noPartition = await client.ask('GET', 'Patients')
    expect(noPartition).toMatchObject({ status: 400, body: { code: 'stores.partition-needed' } })
    expect((await client.ask('GET', 'Patients?expand=shoes', { headers })).status).toBe(400)
  })

  test('a verb that a type never allows is a 405 that names the others, an unknown path a 404', async () => {
    const deleted = await client.ask(
      'DELETE',
      'EpisodesOfCare/0197c1f0-0000-7000-8000-000000000000?versionId=1',
    )
    expect(deleted.status).toBe(405)
    expect(deleted.headers.get('allow')).toContain('PATCH')
    expect((await client.ask('GET', 'Shoes')).status).toBe(404)
  })
})

function written(socket: Socket, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => socket.write(piece, (error) => (error ? reject(error) : resolve())))
}

/** Sends a body without saying how long it is, and answers the status that comes back. */
function sendInPieces(server: TestServer, client: TestClient, megabytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${server.url}/api/v1/practices/${server.practice.key}/Patients`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
    })
    sent.once('response', (answer) => resolve(answer.statusCode ?? 0))
    sent.once('error', reject)
    const piece = Buffer.alloc(1_000_000, 0x20)
    let left = megabytes
    const write = () => {
      left -= 1
      if (left < 0) sent.end()
      else sent.write(piece, write)
    }
    write()
  })
}
