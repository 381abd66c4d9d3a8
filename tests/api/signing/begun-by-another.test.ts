import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, bare, created, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  usualStaff,
} from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('a note that a colleague has begun (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient
  let colleague: TestClient
  let coworker: TestClient
  let now = Date.parse('2026-03-05T18:00:00.000Z')
  let visit: Row
  beforeAll(async () => {
    server = await startTestServer({
      database,
      now: () => instantAt(now),
      staff: { ...usualStaff, other: ['non-prescribing-clinician'] },
    })
    scene = await setScene(server)
    clinician = await server.signIn('clinician')
    colleague = await server.signIn('intake')
    coworker = await server.signIn('other')
    visit = await created(
      scene.admin,
      'Appointments',
      aVisit(scene, '2026-03-05T15:00:00.000Z', {
        attendees: [
          {
            id: '1',
            kind: 'Patient',
            subject: bare(scene.patient),
            requirement: 'Required',
            status: 'booked',
          },
          {
            id: '2',
            kind: 'Practitioner',
            subject: { id: server.practice.profiles.get('other'), resourceType: 'Practitioner' },
            requirement: 'Required',
            status: 'booked',
          },
        ],
      }),
    )
  })
  afterAll(() => server?.close())

  const start = (client: TestClient, body: object = {}) =>
    client.ask('POST', `Appointments/${visit.id}/start-note`, { body })

  test('whoever starts second is told who began it and when, and no second note is made', async () => {
    const first = await start(clinician)
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    now += 3 * 60_000

    const second = await start(colleague)
    expect(second).toMatchObject({
      status: 409,
      body: {
        errors: [
          {
            code: 'scheduling.begun-by-another',
            parameters: { id: first.body.note.id, count: 3, unit: 'minute', joins: 'no' },
            message: expect.stringContaining('3 minutes ago'),
          },
        ],
      },
    })
    expect((await start(clinician)).body.note.id).toBe(first.body.note.id)
  })

  test('whoever takes part in the visit may write in the note; who may not see the patient hears of nothing', async () => {
    const begun = await start(coworker)
    expect(begun.body.errors).toMatchObject([{ parameters: { joins: 'yes' } }])
    const stranger = await start(await server.signIn('supervisor'))
    expect(stranger.status).toBe(404)
    expect(JSON.stringify(stranger.body)).not.toContain('ago')
  })

  test('a note of one’s own is made beside it, in the same session, when it is meant', async () => {
    const first = await start(clinician)
    const own = await start(colleague, { another: true })

    expect(own.status, JSON.stringify(own.body)).toBe(200)
    expect(own.body.note.id).not.toBe(first.body.note.id)
    expect(own.body.encounter.id).toBe(first.body.encounter.id)
  })
})
