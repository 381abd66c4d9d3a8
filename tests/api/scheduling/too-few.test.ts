import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { instantAt } from '#server/stores/instant.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { type GroupScene, setGroupScene } from '#tests/support/scenes/group-scene.ts'
import type { Row } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const minute = 60_000
const across = { 'x-enable-cross-partition': 'true' }
const idle = Object.fromEntries(Object.keys(jobs).map((name) => [name, async () => 0]))

describe.each(databaseKinds)('meetings to which too few come (%s)', (database) => {
  let server: TestServer
  let scene: GroupScene
  let facilitator: TestClient
  let clock = Date.parse('2030-03-05T15:50:00.000Z')

  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(clock) })
    scene = await setGroupScene(server)
    facilitator = await server.signIn('clinician')
  })
  afterAll(() => server?.close())

  async function meetingsWatched() {
    const running = startJobs({
      world: server.world,
      jobs: { ...jobs, ...idle, WatchMeetings: jobs.WatchMeetings },
      report: () => undefined,
      patience: { heartbeat: 10, retryDelay: 0, retries: 2 },
    })
    const state = async () => {
      await running.turn()
      const path = 'PracticePreferences/background-work'
      const { body } = await (await server.signIn('admin')).ask('POST', path, { body: {} })
      return body.jobs.find(({ job }: { job: string }) => job === 'WatchMeetings').state
    }
    await running.turn()
    await expect.poll(state, { timeout: 20_000 }).not.toBe('Waiting')
    await running.stop()
  }
  const warnings = async () =>
    (await facilitator.ask('GET', 'Notifications', { headers: across })).body.filter(
      ({ dedupeKey = '' }: { dedupeKey?: string }) => dedupeKey.startsWith('too few'),
    )
  const only = async (meeting: Row, left: number) => {
    const path = `Appointments/${meeting.id}`
    const { meta } = (await scene.admin.ask('GET', path)).body
    const body = scene.members.slice(left).map((_, index) => ({
      ...{ op: 'replace', path: `/attendees/${index + left}/status`, value: 'cancelled' },
    }))
    expect((await scene.admin.ask('PATCH', `${path}?versionId=${meta.versionId}`, { body })).status).toBe(200)
  }

  test('the facilitator is told a day before, once, of a meeting at which fewer are expected than the group is for', async () => {
    const few = await scene.meet('2030-03-06T16:00:00Z')
    const enough = await scene.meet('2030-03-06T19:00:00Z')
    await only(few, 1)
    await only(enough, 2)
    await meetingsWatched()
    expect(await warnings(), 'more than a day is left').toEqual([])

    clock += 15 * minute
    await meetingsWatched()
    const [told, ...others] = await warnings()
    expect(others).toEqual([])
    expect(told).toMatchObject({
      category: 'Appointment',
      recipient: { id: scene.owner.id },
      title: 'Few people are expected: Coping skills',
      target: { ref: { id: few.id, resourceType: 'Appointment' } },
    })
    expect(told.body).toMatch(/1 person is expected/)
    expect(told.body).toMatch(/at least 2/)
    expect(JSON.stringify(told)).not.toContain('Quillfeather')

    clock += 15 * minute
    await meetingsWatched()
    expect(await warnings()).toHaveLength(1)
  })

  test('only background work may ask for it', async () => {
    const meeting = await scene.meet('2030-03-06T13:00:00Z')
    const asked = await facilitator.ask('POST', `Appointments/${meeting.id}/tell-too-few`, { body: {} })
    expect(asked.status).toBe(403)
  })
})
