import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { instantAt } from '#server/stores/instant.ts'
import { askAsJob } from '#tests/support/cuts/ask-as-job.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, created, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'

const hour = 3_600_000
const across = { 'x-enable-cross-partition': 'true' }
const idle = Object.fromEntries(Object.keys(jobs).map((name) => [name, async () => 0]))

describe.each(databasesFor(import.meta.url))('notes that are past their time to sign (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let clock = Date.parse('2026-03-04T18:00:00.000Z')

  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(clock) })
    scene = await setScene(server)
    const { id } = scene.owner
    const { body: own } = await scene.admin.ask('GET', `Practitioners/${id}`)
    const value = [{ practitioner: staff(server, 'supervisor'), kind: 'clinical' }]
    const supervised = await scene.admin.ask('PATCH', `Practitioners/${id}?versionId=${own.meta.versionId}`, {
      body: [{ op: 'add', path: '/supervisors', value }],
    })
    expect(supervised.status, JSON.stringify(supervised.body)).toBe(200)
    const visit = await created(scene.admin, 'Appointments', aVisit(scene, '2026-03-04T15:00:00.000Z'))
    const clinician = await server.signIn('clinician')
    const begun = await clinician.ask('POST', `Appointments/${visit.id}/start-note`, { body: {} })
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
  })
  afterAll(() => server?.close())

  async function morningPasses() {
    const running = startJobs({
      world: server.world,
      jobs: { ...jobs, ...idle, WatchUnsigned: jobs.WatchUnsigned },
      report: () => undefined,
      patience: { heartbeat: 10, retryDelay: 0, retries: 2 },
    })
    const state = async () => {
      await running.turn()
      const path = 'PracticePreferences/background-work'
      const { body } = await (await server.signIn('admin')).ask('POST', path, { body: {} })
      return body.jobs.find(({ job }: { job: string }) => job === 'WatchUnsigned').state
    }
    await running.turn()
    await expect.poll(state, { timeout: 20_000 }).not.toBe('Waiting')
    await running.stop()
  }
  const told = async (login: string) =>
    (await (await server.signIn(login)).ask('GET', 'Notifications', { headers: across })).body.filter(
      ({ dedupeKey = '' }: { dedupeKey?: string }) => dedupeKey.startsWith('unsigned'),
    )

  test('after its time the author is told how many, each day, and the supervisor not yet', async () => {
    clock += 24 * hour
    await morningPasses()
    expect(await told('clinician'), 'the note is on time').toEqual([])

    clock += 24 * hour
    await morningPasses()
    const [notice, ...others] = await told('clinician')
    expect(others).toEqual([])
    expect(notice).toMatchObject({
      title: '1 note of yours is past its time to sign',
      body: 'It was due Mar 5, 2026.',
    })
    expect(JSON.stringify(notice)).not.toContain('Rivera')
    expect(await told('supervisor')).toEqual([])
  })

  test('a morning that dies on its way and begins again tells nobody twice', async () => {
    clock += hour
    const before = await told('clinician')
    const asked = () => askAsJob(server, 'practitioner.tellUnsigned', { id: scene.owner.id, body: {} })
    expect([(await asked()).status, (await asked()).status]).toEqual([200, 200])
    expect(await told('clinician')).toHaveLength(before.length)
  })

  test('past twice the time the supervisor is told too: whose and how many, and nothing of the patient', async () => {
    clock += 48 * hour
    await morningPasses()
    const [notice] = await told('supervisor')
    expect(notice.title).toMatch(/^1 note of .+ is past twice its time to sign$/)
    expect(JSON.stringify(notice)).not.toContain('Rivera')
  })
})
