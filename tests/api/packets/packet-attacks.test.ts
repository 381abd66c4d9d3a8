import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  aSentPacket,
  makeLink,
  openVisit,
  secretOf,
  visitHeaders,
  visiting,
} from '#tests/support/scenes/packet-scene.ts'
import {
  ask,
  startTestServer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'
import { trailOf } from '#tests/support/server/trail-of.ts'

const hour = 3_600_000
const over = { status: 422, body: { code: 'http.link-used' } }

describe.each(databasesFor(import.meta.url))('whoever has a link to a packet (%s)', (database) => {
  let server: TestServer
  let admin: TestClient
  let clock = Date.now()
  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(clock) })
    admin = await server.signIn('admin')
  })
  afterAll(() => server?.close())

  const sent = async () => {
    const scene = await aSentPacket(server, admin)
    const link = await makeLink(admin, scene, scene.patient)
    return { scene, link, secret: secretOf(link) }
  }
  const look = (token: string) => visiting(server, ['POST', '/look'], { body: { token } })
  const sheet = (cookie: string) => visiting(server, ['GET', ''], { cookie })

  test('finds nothing of its secrets in the database, but their hashes', async () => {
    const { secret } = await sent()
    const { cookie } = await openVisit(server, secret)
    const { rows } = await server.world.database.asOwner((transaction) =>
      sql<{ row: string }>`select row_to_json(packet_link)::text as row from packet_link`.execute(
        transaction,
      ),
    )
    const all = rows.map(({ row }) => row).join('\n')
    const forms = [secret, cookie.split('=')[1] ?? ''].flatMap((text) => [
      text,
      Buffer.from(text).toString('hex'),
      Buffer.from(text, 'base64url').toString('hex'),
    ])
    for (const form of forms) expect(all).not.toContain(form)
  })

  test('opens nothing with a changed, an expired, a replaced or a revoked link, and reads the same answer to each', async () => {
    const { scene, secret } = await sent()
    const other = secret.slice(0, -1) + (secret.endsWith('A') ? 'E' : 'A')
    expect(await look(other)).toMatchObject(over)
    expect(await look('none')).toMatchObject(over)
    const newer = secretOf(await makeLink(admin, scene, scene.patient))
    expect(await look(secret)).toMatchObject(over)
    expect((await look(newer)).status).toBe(200)

    const { cookie } = await openVisit(server, newer)
    const { id, resourceType } = scene.patient
    const path = `PacketResponses/${scene.response.id}/revoke-link`
    expect((await admin.ask('POST', path, { body: { person: { id, resourceType } } })).status).toBe(200)
    expect(await look(newer)).toMatchObject(over)
    expect((await sheet(cookie)).status).toBe(401)

    const last = secretOf(await makeLink(admin, scene, scene.patient))
    clock += 73 * hour
    expect(await look(last)).toMatchObject(over)
    expect((await openVisit(server, last)).status).toBe(422)
    admin = await server.signIn('admin')
  })

  test('opens nothing of a packet that is cancelled or past its date', async () => {
    const { scene, secret } = await sent()
    const { cookie } = await openVisit(server, secret)
    const path = `PacketResponses/${scene.response.id}`
    const { body } = await admin.ask('GET', path)
    const cancelled = await admin.ask('PATCH', `${path}?versionId=${body.meta.versionId}`, {
      body: [{ op: 'replace', path: '/status', value: 'Cancelled' }],
    })
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
    expect(await look(secret)).toMatchObject(over)
    expect((await sheet(cookie)).status).toBe(409)
  })

  test('guesses a birth date five times, and then the link is dead for the right one too; each guess stands in the trail', async () => {
    const { secret } = await sent()
    for (let day = 1; day <= 5; day += 1) {
      const guess = await openVisit(server, secret, { birthDate: `1990-05-0${day}` })
      expect(guess).toMatchObject({ status: 422, body: { code: 'definitions.packet-wrong-proof' } })
      expect(guess.cookie).toBe('')
      expect(await trailOf(server, guess)).toMatchObject([
        { type: 'PacketResponse', outcome: 'Denied', status: 422 },
      ])
    }
    expect(await openVisit(server, secret)).toMatchObject(over)
    expect(await openVisit(server, secret, {})).toMatchObject(over)
  })

  test('guesses at the same moment and gets no more than five tries', async () => {
    const { secret } = await sent()
    const guesses = Array.from({ length: 12 }, (_, index) =>
      openVisit(server, secret, { birthDate: `1991-01-${String(index + 10)}` }),
    )
    const codes = (await Promise.all(guesses)).map(({ body }) => body.code)
    expect(codes.filter((code) => code === 'definitions.packet-wrong-proof').length).toBeLessThanOrEqual(5)
    expect(await openVisit(server, secret)).toMatchObject(over)
  })

  test('is asked for a code where the record knows no birth date, and never for less', async () => {
    const scene = await aSentPacket(server, admin, { identityCheck: 'BirthDateAndZip' })
    const link = await makeLink(admin, scene, scene.mother)
    expect(link.body.code).toMatch(/^\d{8}$/)
    expect((await look(secretOf(link))).body.asks).toBe('Code')
    expect((await openVisit(server, secretOf(link), { birthDate: '1965-01-09' })).status).toBe(422)
    expect((await openVisit(server, secretOf(link), { code: link.body.code })).status).toBe(200)
    const patients = secretOf(await makeLink(admin, scene, scene.patient))
    expect((await openVisit(server, patients, { birthDate: '1990-04-02' })).status).toBe(422)
    const right = { birthDate: '1990-04-02', zip: '89301' }
    expect((await openVisit(server, patients, right)).status).toBe(200)
  })

  test('neither reads nor writes the part of the other one, and no other packet', async () => {
    const { scene, secret } = await sent()
    const { scene: stranger, secret: strangers } = await sent()
    const mother = await openVisit(server, secretOf(await makeLink(admin, scene, scene.mother)), {
      birthDate: '1965-01-09',
    })
    const patient = await openVisit(server, secret)
    const answered = await visiting(server, ['POST', '/answer'], {
      body: { itemId: 'view', answers: { sleep: '1', harm: '0', more: 'she does not sleep' }, isDone: true },
      cookie: mother.cookie,
    })
    expect(answered.status, JSON.stringify(answered.body)).toBe(200)
    expect(JSON.stringify((await sheet(patient.cookie)).body)).not.toContain('she does not sleep')
    for (const itemId of ['view', 'nothing']) {
      const body = { itemId, answers: { sleep: '0' } }
      const tried = await visiting(server, ['POST', '/answer'], { body, cookie: patient.cookie })
      expect(tried.body).toMatchObject({ code: 'definitions.packet-no-item' })
    }
    for (const body of [
      { itemId: 'mood', id: stranger.response.id, answers: {} },
      { itemId: 'mood', patient: stranger.patient, answers: {} },
    ])
      expect((await visiting(server, ['POST', '/answer'], { body, cookie: patient.cookie })).status).toBe(422)
    const others = await openVisit(server, strangers)
    expect(others.body.sheet.id).toBe(stranger.response.id)
    expect((await sheet(patient.cookie)).body.sheet.id).toBe(scene.response.id)
  })

  test('writes nothing into the packet of another child that was opened after it in the same browser', async () => {
    const [first, second] = [
      await openVisit(server, (await sent()).secret),
      await openVisit(server, (await sent()).secret),
    ]
    const page = { ...visitHeaders(first.cookie), cookie: second.cookie }
    const say = (path: string, method: string, headers: Readonly<Record<string, string>>, body?: object) =>
      ask(`${server.url}/api/v1/visit${path}`, method, { headers, ...(body && { body }) })
    const answer = { itemId: 'mood', answers: { sleep: '2' } }
    for (const headers of [page, { cookie: second.cookie }]) {
      expect((await say('/answer', 'POST', headers, answer)).status).toBe(401)
      expect((await say('/submit', 'POST', headers, {})).status).toBe(401)
      expect((await say('/documents/notice', 'GET', headers)).status).toBe(401)
      const left = await say('', 'DELETE', headers)
      expect(left.headers.getSetCookie()).toEqual([])
    }
    expect((await say('', 'GET', page)).status).toBe(401)
    const begun = await say('', 'GET', { cookie: second.cookie })
    expect(begun.body.sheet).toMatchObject({
      id: second.body.sheet.id,
      items: [{ progress: 'NotStarted' }, {}],
    })
    expect((await visiting(server, ['POST', '/answer'], { body: answer, cookie: first.cookie })).status).toBe(
      200,
    )
  })

  test('reaches no other call with what the link or its visit gives, in whichever way it is said', async () => {
    const { scene, secret } = await sent()
    const { cookie } = await openVisit(server, secret)
    const token = cookie.split('=')[1] ?? ''
    const base = `${server.url}/api/v1/practices/${server.practice.key}`
    const ways = [
      { cookie },
      { cookie: `goldthread=${token}` },
      { authorization: `Bearer ${token}` },
      { cookie, 'x-profile': `Patient/${scene.patient.id}` },
      { cookie, 'x-security-token': token },
    ]
    const calls = [
      ['GET', `${server.url}/api/v1/session`],
      ['GET', `${server.url}/api/v1/sessions`],
      ['GET', `${base}/Patients/${scene.patient.id}`],
      ['GET', `${base}/PacketResponses/${scene.response.id}`],
      ['POST', `${base}/PacketResponses/${scene.response.id}/sheet`],
      ['POST', `${base}/PacketResponses/${scene.response.id}/answer`],
      ['GET', `${base}/QuestionnaireResponses`],
      ['POST', `${base}/PacketResponses/${scene.response.id}/link`],
      ['GET', `${base}/changes`],
    ] as const
    for (const headers of ways)
      for (const [method, url] of calls) {
        const answer = await ask(url, method, { headers, ...(method === 'POST' && { body: {} }) })
        expect([400, 401, 403], `${method} ${url} ${JSON.stringify(headers)}`).toContain(answer.status)
      }
  })

  test('is nobody any more after handing the tablet over, and the staff who handed it over are signed out there', async () => {
    const { scene } = await sent()
    const signed = await ask(`${server.url}/api/v1/session`, 'POST', {
      body: { username: 'admin', password: testPassword, practice: server.practice.key },
    })
    const session = signed.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect((await ask(`${server.url}/api/v1/session`, 'GET', { headers: { cookie: session } })).status).toBe(
      200,
    )
    const secret = secretOf(await makeLink(admin, scene, scene.patient, 'start-tablet'))
    const opened = await ask(`${server.url}/api/v1/visit`, 'POST', {
      body: { token: secret },
      headers: { cookie: session },
    })
    expect(opened).toMatchObject({ status: 200, body: { isTablet: true } })
    expect((await ask(`${server.url}/api/v1/session`, 'GET', { headers: { cookie: session } })).status).toBe(
      401,
    )
    expect((await openVisit(server, secret)).status).toBe(422)

    const cookie =
      opened.headers
        .getSetCookie()
        .find((each) => each.startsWith('goldthread-visit='))
        ?.split(';')[0] ?? ''
    expect((await sheet(cookie)).status).toBe(200)
    clock += 11 * 60_000
    expect((await sheet(cookie)).status).toBe(401)
  })

  test('has left when it says so', async () => {
    const { secret } = await sent()
    const { cookie } = await openVisit(server, secret)
    const left = await visiting(server, ['DELETE', ''], { cookie })
    expect(left.status).toBe(204)
    expect(left.headers.get('clear-site-data')).toBe('"cache"')
    expect((await sheet(cookie)).status).toBe(401)
    expect((await visiting(server, ['DELETE', ''], { cookie })).status).toBe(204)
  })
})
