import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uuidAt } from '#server/app/uuid-at.ts'
import { png } from '#tests/support/content/files.ts'
import { countEffects, gained } from '#tests/support/cuts/count-effects.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aPacketWithFiles } from '#tests/support/scenes/packet-files-scene.ts'
import {
  aSentPacket,
  instrument,
  makeLink,
  openVisit,
  secretOf,
  visitHeaders,
  visiting,
} from '#tests/support/scenes/packet-scene.ts'
import { active, bare } from '#tests/support/scenes/scene.ts'
import {
  ask,
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

/** Calls beside the operations, of which `src/server/http/README.md` says why each is done once. */
describe.each(databasesFor(import.meta.url))('what is asked twice, on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database })
    admin = await server.signIn('admin')
  })
  afterAll(() => server?.close())

  /** Asks, asks the same again, and says what the second time has left behind. */
  async function twice(act: () => Promise<TestAnswer>) {
    const first = await act()
    const before = await countEffects(server.world.database)
    const second = await act()
    return { first, second, left: gained(before, await countEffects(server.world.database)) }
  }
  const keyed = (cookie: string, path: string, body: unknown) => {
    const headers = { ...visitHeaders(cookie), 'idempotency-key': uuidAt(Date.now()) }
    return () => ask(`${server.url}/api/v1/visit${path}`, 'POST', { body, headers })
  }

  test('an act of a packet goes with a key, and is answered again as it was', async () => {
    const scene = await aPacketWithFiles(server, admin)
    const { cookie } = await openVisit(server, secretOf(await makeLink(admin, scene, scene.patient)))
    const file = { itemId: 'card', fileId: randomUUID() }
    const acts = [
      keyed(cookie, '/add-file', { ...file, kind: 'DocumentReference', name: 'Card' }),
      keyed(cookie, '/answer', { itemId: 'notice', isDone: true }),
      keyed(cookie, '/drop-file', file),
    ]
    for (const act of acts) {
      const { first, second, left } = await twice(act)
      expect(first.status, JSON.stringify(first.body)).toBe(200)
      expect({ status: second.status, body: second.body, left }).toEqual({
        status: 200,
        body: first.body,
        left: {},
      })
    }
  })

  test('a packet is handed in once, for that ends the visit', async () => {
    const questionnaire = bare(await active(admin, 'Questionnaires', instrument('asked-twice')))
    const item = { kind: 'Questionnaire', questionnaire, title: 'How you feel' }
    const scene = await aSentPacket(server, admin, {
      items: [
        { id: 'mood', order: 1, audience: 'Patient', ...item },
        { id: 'view', order: 2, audience: 'Guardian', ...item },
      ],
    })
    const { cookie } = await openVisit(server, secretOf(await makeLink(admin, scene, scene.patient)))
    const answer = { itemId: 'mood', isDone: true, answers: { sleep: '1', harm: '0' } }
    const answered = await visiting(server, ['POST', '/answer'], { body: answer, cookie })
    expect(answered.status, JSON.stringify(answered.body)).toBe(200)
    const { first, second, left } = await twice(keyed(cookie, '/submit', {}))
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect([second.status, left]).toEqual([401, {}])
  })

  test('a key that went with something else is refused, also in a packet', async () => {
    const scene = await aPacketWithFiles(server, admin)
    const { cookie } = await openVisit(server, secretOf(await makeLink(admin, scene, scene.patient)))
    const headers = { ...visitHeaders(cookie), 'idempotency-key': uuidAt(Date.now()) }
    const say = (body: unknown) => ask(`${server.url}/api/v1/visit/answer`, 'POST', { body, headers })
    expect((await say({ itemId: 'notice', isDone: true })).status).toBe(200)
    expect(await say({ itemId: 'injury' })).toMatchObject({ status: 409, body: { code: 'stores.key-used' } })
    const wrong = { ...visitHeaders(cookie), 'idempotency-key': 'no key' }
    const refused = await ask(`${server.url}/api/v1/visit/answer`, 'POST', { body: {}, headers: wrong })
    expect(refused.status).toBe(400)
  })

  test('the bytes of a file in a packet are brought once under their key', async () => {
    const scene = await aPacketWithFiles(server, admin)
    const { cookie } = await openVisit(server, secretOf(await makeLink(admin, scene, scene.patient)))
    const file = { itemId: 'card', fileId: randomUUID(), kind: 'DocumentReference', name: 'Card' }
    expect((await keyed(cookie, '/add-file', file)()).status).toBe(200)
    const headers = {
      ...visitHeaders(cookie),
      'idempotency-key': uuidAt(Date.now()),
      'content-type': 'image/png',
    }
    const path = `${server.url}/api/v1/visit/files/${file.fileId}/content`
    const bring = async () => {
      const answer = await fetch(path, { method: 'POST', headers, body: new Uint8Array(png()) })
      return { status: answer.status, headers: answer.headers, body: await answer.json() }
    }
    const { first, second, left } = await twice(bring)
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect({ body: second.body, left }).toEqual({ body: first.body, left: {} })
  })

  test('a visit is looked at, opened and left again without anything more', async () => {
    const scene = await aPacketWithFiles(server, admin)
    const token = secretOf(await makeLink(admin, scene, scene.patient))
    expect((await twice(() => visiting(server, ['POST', '/look'], { body: { token } }))).left).toEqual({})
    const { second, left } = await twice(() => openVisit(server, token))
    expect([second.status, left]).toEqual([200, {}])
    const { cookie } = await openVisit(server, token)
    expect((await twice(() => visiting(server, ['DELETE', ''], { cookie }))).left).toEqual({})
  })

  test('what a person does with sign-ins and password is done once, and refused or empty the second time', async () => {
    const client = await server.signIn('clinician')
    await server.signIn('clinician')
    const sessions = (await client.ask('GET', '/sessions')).body
    const open = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    const ended = await twice(() => client.ask('DELETE', `/sessions/${open.id}`))
    expect([ended.first.status, ended.second.status, ended.left]).toEqual([204, 404, {}])
    await server.signIn('clinician')
    const others = await twice(() => client.ask('DELETE', '/sessions'))
    expect([others.first.status, others.second.status, others.left]).toEqual([204, 204, {}])
    const body = { current: testPassword, password: 'the kettle sings at dawn' }
    const changed = await twice(() => client.ask('POST', '/session/password', { body }))
    expect(changed.first.status).toBe(204)
    expect([changed.second.status >= 400, changed.left]).toEqual([true, {}])
    const left = await twice(() => client.ask('DELETE', '/session'))
    expect([left.first.status, left.second.status, left.left]).toEqual([204, 401, {}])
  })

  test('a factor that is begun twice is begun once, and one that was taken away is not there', async () => {
    const client = await server.signIn('supervisor')
    const credential = { credential: testPassword }
    const begun = await twice(() => client.ask('POST', '/session/factors/app', { body: credential }))
    expect([begun.second.status, begun.left]).toEqual([200, {}])
    const gone = { ...credential, id: server.world.newId() }
    const removed = await twice(() => client.ask('POST', '/session/factors/remove', { body: gone }))
    expect([removed.second.status, removed.left]).toEqual([404, {}])
  })
})
