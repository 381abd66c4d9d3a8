import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, bare, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('a long waiting list (%s)', (database) => {
  let server: TestServer
  let scene: Scene

  beforeAll(async () => {
    server = await startTestServer({ database })
    scene = await setScene(server)
  })
  afterAll(() => server?.close())

  const waits = (priority: string, patient: { readonly id: string; readonly resourceType: string }) =>
    created(scene.admin, 'Appointments', {
      ...(aVisit(scene, '2030-03-05T16:00:00Z', { location: undefined, episodeOfCare: undefined }) as object),
      ...{ start: undefined, end: undefined, status: 'waitlist', waitlist: { priority } },
      attendees: [{ id: '1', kind: 'Patient', subject: bare(patient) }],
    })

  test('whoever is urgent is found first, however many waited before', async () => {
    for (let row = 0; row < 505; row += 5)
      await Promise.all(Array.from({ length: 5 }, () => waits('Normal', scene.patient)))
    const urgent = await waits('Urgent', scene.otherPatient)
    const body = { start: '2030-03-05T16:00:00Z', end: '2030-03-05T17:00:00Z', owner: scene.owner.id }
    const answer = await scene.admin.ask('POST', 'Appointments/waiting-for', { body })
    expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ count: 506, isCut: false })
    expect(answer.body.matches[0].appointment.id).toBe(urgent.id)
  })
})
