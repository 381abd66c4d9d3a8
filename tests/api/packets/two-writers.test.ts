import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  aSentPacket,
  instrument,
  makeLink,
  openVisit,
  type PacketScene,
  secretOf,
  visiting,
} from '#tests/support/scenes/packet-scene.ts'
import { active, bare } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('two who answer one item, on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let counted = 0
  beforeAll(async () => {
    server = await startTestServer({ database })
    admin = await server.signIn('admin')
  })
  afterAll(() => server?.close())

  async function opened(kind: 'Form' | 'Questionnaire') {
    counted += 1
    const made =
      kind === 'Form'
        ? await active(admin, 'Forms', {
            ...{ name: 'About you', key: `about-${counted}`, version: 1 },
            elements: ['sleep', 'more'].map((id) => ({ id, type: 'Text', label: id })),
          })
        : await active(admin, 'Questionnaires', instrument(`both-${counted}`))
    const asked = { kind, [kind.toLowerCase()]: bare(made) }
    const scene = await aSentPacket(server, admin, {
      items: [
        { id: 'start', order: 1, title: 'About you', audience: 'Patient', ...asked },
        { id: 'view', order: 2, title: 'What you see', audience: 'Guardian', ...asked },
      ],
    })
    const { cookie } = await openVisit(server, secretOf(await makeLink(admin, scene, scene.patient)))
    return { scene, cookie }
  }
  const byPatient = (cookie: string, body: object) =>
    visiting(server, ['POST', '/answer'], { body: { itemId: 'start', ...body }, cookie })
  const byStaff = ({ response }: PacketScene, body: object) =>
    admin.ask('POST', `PacketResponses/${response.id}/answer`, { body: { itemId: 'start', ...body } })
  const seen = async (cookie: string) => (await visiting(server, ['GET', ''], { cookie })).body.sheet.items[0]

  test.each([
    ['Form', { sleep: 'badly' }, { sleep: 'badly', more: 'The neighbor is loud' }],
    ['Questionnaire', { sleep: '2' }, { sleep: '2', more: 'The neighbor is loud' }],
  ] as const)(
    'a %s that staff have answered meanwhile is not written over by a patient who has not seen that, nor the other way round',
    async (kind, first, second) => {
      const { scene, cookie } = await opened(kind)
      const staffs = await byStaff(scene, { answers: first })
      expect(staffs.status, JSON.stringify(staffs.body)).toBe(200)
      const unseen = await byPatient(cookie, { answers: { more: 'I wake at three' } })
      expect(unseen).toMatchObject({ status: 409, body: { code: 'stores.version-changed' } })
      const sheet = await seen(cookie)
      expect(sheet).toMatchObject({ answers: first, versionId: staffs.body.versionId })
      const both = await byPatient(cookie, { answers: second, versionId: sheet.versionId })
      expect(both.status, JSON.stringify(both.body)).toBe(200)
      expect(both.body.versionId).not.toBe(sheet.versionId)
      for (const isDone of [false, true]) {
        const late = { answers: { sleep: 'well' }, isDone, versionId: staffs.body.versionId }
        expect((await byStaff(scene, late)).status).toBe(409)
      }
      expect(await seen(cookie)).toMatchObject({ answers: second, versionId: both.body.versionId })
      const again = await byStaff(scene, { answers: second })
      expect(again.status, JSON.stringify(again.body)).toBe(200)
    },
  )

  test('what somebody has begun to correct in finished answers is not written over by another who has not seen it', async () => {
    const { scene, cookie } = await opened('Questionnaire')
    const done = await byPatient(cookie, { answers: { sleep: '1', harm: '0' }, isDone: true })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    const { versionId } = done.body
    const begun = await byPatient(cookie, { answers: { sleep: '2', harm: '0' }, versionId })
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    expect((await byStaff(scene, { answers: { sleep: '0', harm: '0' }, versionId })).status).toBe(409)
    expect(await seen(cookie)).toMatchObject({
      answers: { sleep: '2', harm: '0' },
      versionId: begun.body.versionId,
    })
    const finished = await byPatient(cookie, {
      answers: { sleep: '2', harm: '0' },
      versionId: begun.body.versionId,
      isDone: true,
    })
    expect(finished.body).toMatchObject({ progress: 'Complete' })
  })

  test('what is changed on one device after it was finished is handed in from no other without saying so', async () => {
    const { scene, cookie: first } = await opened('Form')
    const done = await byPatient(first, { answers: { sleep: 'badly' }, isDone: true })
    const noted = await byPatient(first, { isChanging: true })
    expect(noted, JSON.stringify(noted.body)).toMatchObject({ status: 200, body: { progress: 'Complete' } })
    await byPatient(first, { isChanging: false })
    expect((await seen(first)).isChanging).toBeUndefined()
    await byPatient(first, { isChanging: true })

    // What is said beside the mark is kept as it always is.
    const guardians = { itemId: 'view', answers: { sleep: 'loudly' }, isChanging: true }
    await byStaff(scene, guardians)
    const stored = (await admin.ask('GET', `PacketResponses/${scene.response.id}`)).body.items
    expect(stored.at(-1)).toMatchObject({ itemId: 'view', data: guardians.answers })
    expect(stored.at(-1).isChanging).toBeUndefined()

    // The person goes on with another device.
    const { cookie } = await openVisit(server, secretOf(await makeLink(admin, scene, scene.patient)))
    const submit = (body: object) => visiting(server, ['POST', '/submit'], { body, cookie })
    const { versionId } = done.body
    const answers = { sleep: 'badly' }
    expect(await seen(cookie)).toMatchObject({ progress: 'Complete', isChanging: true, answers, versionId })
    expect(await submit({})).toMatchObject({
      status: 409,
      body: { errors: [{ pointer: '/items/start', code: 'definitions.packet-changing' }] },
    })
    // Finished here once more, the change there is still one.
    await byPatient(cookie, { answers, versionId, isDone: true })
    expect((await seen(cookie)).isChanging).toBe(true)
    await byPatient(cookie, { answers, versionId, isDone: true, isChanging: false })
    expect((await seen(cookie)).isChanging).toBeUndefined()

    await byStaff(scene, { isChanging: true })
    expect((await submit({})).status).toBe(409)
    expect((await submit({ withoutChanges: true })).status).toBe(200)
    const { body } = await admin.ask('GET', `PacketResponses/${scene.response.id}`)
    expect(body.items.find(({ itemId }: { itemId: string }) => itemId === 'start')).toMatchObject({
      ...{ isChanging: true, progress: 'Complete', data: answers },
    })
  })

  test('of two devices on which a finished item is changed, the one that is done takes back its own word alone', async () => {
    const { scene, cookie } = await opened('Form')
    const { versionId } = (await byPatient(cookie, { answers: { sleep: 'badly' }, isDone: true })).body
    const stands = async () => (await seen(cookie)).isChanging
    for (const device of ['phone', 'tablet', 'phone']) await byPatient(cookie, { isChanging: true, device })
    await byPatient(cookie, { isChanging: false, device: 'phone' })
    expect(await stands()).toBe(true)
    await byStaff(scene, { isChanging: true, device: 'desk' })
    const answers = { sleep: 'well' }
    const done = await byPatient(cookie, {
      ...{ answers, versionId, isDone: true },
      ...{ isChanging: false, device: 'tablet' },
    })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    expect(await stands()).toBe(true)
    await byStaff(scene, { isChanging: false, device: 'desk' })
    expect(await stands()).toBeUndefined()

    // A page from before devices had names speaks for all.
    await byPatient(cookie, { isChanging: true, device: 'phone' })
    await byPatient(cookie, { isChanging: false })
    expect(await stands()).toBeUndefined()
  })

  test('whoever finishes an item as it is stored says no answers, and writes over none', async () => {
    const { scene, cookie } = await opened('Form')
    await byPatient(cookie, { answers: { sleep: 'badly' } })
    const done = await byStaff(scene, { isDone: true, mode: 'Paper' })
    expect(done.body, JSON.stringify(done.body)).toMatchObject({ progress: 'Complete' })
    expect(await seen(cookie)).toMatchObject({ answers: { sleep: 'badly' }, progress: 'Complete' })
  })
})
