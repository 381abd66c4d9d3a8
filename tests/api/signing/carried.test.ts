import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, bare, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const across = { headers: { 'x-enable-cross-partition': 'true' } }
const questions = [
  { id: 'homework', type: 'String', label: 'Homework', carryForward: 'Always', default: 'None yet' },
  {
    id: 'setting',
    type: 'Choice',
    label: 'Setting',
    carryForward: 'Always',
    options: [{ code: 'room', label: 'Room' }],
  },
  { id: 'risk', type: 'Risk', label: 'Risk', carryForward: 'Always' },
]

describe.each(databasesFor(import.meta.url))('answers that are always taken over (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient
  let usual: Record<string, unknown>
  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(Date.parse('2026-03-05T18:00:00.000Z')) })
    scene = await setScene(server, { questions })
    clinician = await server.signIn('clinician')
    const { body } = await scene.admin.ask('GET', `NoteDefinitions/${scene.definition.id}`)
    const { type, sections, signatureConfiguration } = body
    usual = { type, sections, signatureConfiguration, version: 1, kinds: ['Note'] }
  }, 120_000)
  afterAll(() => server?.close())

  const definition = (key: string, mode: string, maxAgeDays = 365) =>
    active(scene.admin, 'NoteDefinitions', { ...usual, name: key, key, carryForward: { mode, maxAgeDays } })
  const read = async (id: string) => (await clinician.ask('GET', `Notes/${id}`, across)).body

  async function begun(by: Row, day: string) {
    const answer = await clinician.ask('POST', 'Notes/start', {
      body: {
        patient: bare(scene.patient),
        noteDefinition: bare(by),
        episodeOfCare: bare(scene.episode),
        serviceType: bare(scene.service),
        location: bare(scene.room),
        start: `${day}T15:00:00.000Z`,
        minutes: 50,
        mode: 'InPerson',
        another: true,
      },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.note.id as string
  }

  /** A note as it stands once it is signed. */
  async function finished(by: Row, day: string, data: object, more: object = {}) {
    const id = await begun(by, day)
    const { sections } = await read(id)
    const [first, ...rest] = sections
    const fields = {
      sections: [{ ...first, data }, ...rest],
      signingState: 'Signed',
      status: 'Final',
      ...more,
    }
    await putFields(server.world, server.practice, { type: 'Note', id, fields })
    return id
  }
  const dataOf = async (id: string) => (await read(id)).sections[0].data

  test('stand in a new note with where they come from; what is judged anew and what no longer fits does not', async () => {
    const by = await definition('carries', 'LastByAnyone')
    expect(await dataOf(await begun(by, '2026-02-01'))).toEqual({ homework: 'None yet' })
    await finished(by, '2026-02-10', { homework: 'Old' })
    const source = await finished(by, '2026-02-20', {
      homework: 'Sleep diary',
      setting: 'gone',
      risk: { suicide: 'Low' },
      mood: 'low',
    })
    await finished(by, '2026-03-01', { homework: 'Later' })
    expect(await dataOf(await begun(by, '2026-02-25'))).toEqual({
      homework: 'Sleep diary',
      _carried: { homework: { from: { id: source, resourceType: 'Note' }, on: '2026-02-20' } },
    })
  })

  test('come from no draft, from nobody else where only own notes are taken, and from nothing that is too old', async () => {
    const own = await definition('own', 'LastByMe')
    await finished(own, '2026-02-20', { homework: 'Of another' }, { author: staff(server, 'supervisor') })
    expect(await dataOf(await begun(own, '2026-02-25'))).toEqual({ homework: 'None yet' })
    await finished(own, '2026-02-10', { homework: 'Mine' })
    expect((await dataOf(await begun(own, '2026-02-25'))).homework).toBe('Mine')

    const young = await definition('young', 'LastByAnyone', 10)
    await finished(young, '2026-02-10', { homework: 'Long ago' })
    expect(await dataOf(await begun(young, '2026-02-25'))).toEqual({ homework: 'None yet' })
    expect((await dataOf(await begun(young, '2026-02-20'))).homework).toBe('Long ago')
  })
})
