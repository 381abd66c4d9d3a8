import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { setScene } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

describe.each(databasesFor(import.meta.url))('an enrollment that is over, on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let patient: string
  let program: string
  beforeAll(async () => {
    server = await startTestServer({ database })
    const scene = await setScene(server)
    admin = scene.admin
    patient = scene.otherPatient.id
    program = scene.program.id
  })
  afterAll(() => server?.close())

  /** An enrollment that ended so many days ago, and whether it can be made active again. */
  async function reopened(days: number) {
    const made = await admin.ask('POST', 'EpisodesOfCare', {
      body: {
        patient: { id: patient, resourceType: 'Patient' },
        program: { id: program, resourceType: 'Program' },
        status: 'Active',
        period: { start: '2020-01-05' },
        diagnoses: [],
      },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const change = (versionId: string, body: readonly object[]) =>
      admin.ask('PATCH', `EpisodesOfCare/${made.body.id}?versionId=${versionId}`, { body })
    const ended = await change('1', [
      { op: 'replace', path: '/status', value: 'Completed' },
      { op: 'add', path: '/period/end', value: dayAgo(days) },
    ])
    expect(ended.status, JSON.stringify(ended.body)).toBe(200)
    const again = await change('2', [
      { op: 'replace', path: '/status', value: 'Active' },
      { op: 'remove', path: '/period/end' },
    ])
    if (again.status === 200) await change('3', [{ op: 'replace', path: '/status', value: 'Cancelled' }])
    return again
  }

  test('it is made active again for thirty days, later a new one begins', async () => {
    expect((await reopened(29)).status).toBe(200)
    expect(await reopened(40)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/status', code: 'chart.episode-over' }] },
    })
  })

  test('or for as long as the practice wants', async () => {
    const { body } = await admin.ask('GET', 'PracticePreferences/default')
    await admin.ask('PATCH', `PracticePreferences/default?versionId=${body.meta.versionId}`, {
      body: [{ op: 'replace', path: '/reopenEpisodeDays', value: 90 }],
    })
    expect((await reopened(40)).status).toBe(200)
    expect((await reopened(100)).status).toBe(422)
  })
})
