import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { bare, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestServer, testPassword } from '#tests/support/server/server.ts'

const day = 86_400_000
const across = { 'x-enable-cross-partition': 'true' }
const idle = Object.fromEntries(Object.keys(jobs).map((name) => [name, async () => 0]))
const span = { start: '2026-01-05', target: '2027-01-05', status: 'InProgress' }

describe.each(databasesFor(import.meta.url))(
  'the author of a plan that is due for review (%s)',
  (database) => {
    let server: TestServer
    let scene: Scene
    let clock = Date.parse('2026-03-20T18:00:00.000Z')

    beforeAll(async () => {
      server = await startTestServer({ database, now: () => instantAt(clock) })
      scene = await setScene(server)
      const clinician = await server.signIn('clinician')
      const work = {
        ...{ id: 'i1', statement: 'Sleep diary', kind: { code: 'cbt', display: 'CBT' } },
        ...{ responsible: scene.owner, start: span.start, active: true },
      }
      const objectives = [{ id: 'o1', statement: 'Sleep 6 hours by May', ...span, interventions: [work] }]
      const plan = await created(clinician, 'CarePlans', {
        ...{ title: 'Plan for sleep', kind: 'Treatment', status: 'Draft', reviewIntervalDays: 90 },
        ...{ period: { start: span.start }, sharedWithPatient: false, author: scene.owner },
        subject: bare(scene.patient),
        problems: [
          {
            ...{ id: 'p1', statement: 'Worries', rank: 1, active: true },
            goals: [{ id: 'g1', statement: 'Sleep', ...span, objectives }],
          },
        ],
      })
      const body = {
        versionId: plan.versionId,
        stepId: 'author',
        method: 'Password',
        credential: testPassword,
      }
      const signed = await clinician.ask('POST', `CarePlans/${plan.id}/sign`, { body })
      expect(signed.body, JSON.stringify(signed.body)).toMatchObject({
        status: 'Active',
        nextReview: '2026-04-05',
      })
    })
    afterAll(() => server?.close())

    async function morningPasses() {
      const running = startJobs({
        world: server.world,
        jobs: { ...jobs, ...idle, WatchReviews: jobs.WatchReviews },
        report: () => undefined,
        patience: { heartbeat: 10, retryDelay: 0, retries: 2 },
      })
      const state = async () => {
        await running.turn()
        const path = 'PracticePreferences/background-work'
        const { body } = await (await server.signIn('admin')).ask('POST', path, { body: {} })
        return body.jobs.find(({ job }: { job: string }) => job === 'WatchReviews').state
      }
      await running.turn()
      await expect.poll(state, { timeout: 20_000 }).not.toBe('Waiting')
      await running.stop()
    }
    const told = async (): Promise<readonly { readonly title: string; readonly body: string }[]> =>
      (await (await server.signIn('clinician')).ask('GET', 'Notifications', { headers: across })).body.filter(
        ({ category }: { category: string }) => category === 'CarePlanReview',
      )

    test('is told two weeks before it, once, and nothing of whose plan it is', async () => {
      await morningPasses()
      expect(await told(), 'there is time left').toEqual([])

      // Where the practice is now, the day is one ahead.
      const { body } = await scene.admin.ask('GET', 'PracticePreferences/default', { headers: across })
      const path = `PracticePreferences/default?versionId=${body.meta.versionId}`
      const moved = await scene.admin.ask('PATCH', path, {
        body: [{ op: 'replace', path: '/timezone', value: 'Pacific/Guam' }],
      })
      expect(moved.status, JSON.stringify(moved.body)).toBe(200)
      clock += day
      await morningPasses()
      const [notice, ...others] = await told()
      expect(others).toEqual([])
      expect(notice).toMatchObject({
        title: 'A care plan of yours is due for review',
        body: 'Review it by Apr 5, 2026.',
      })
      expect(`${notice?.title} ${notice?.body}`).not.toMatch(/Rivera|sleep/)

      clock += 20 * day
      await morningPasses()
      expect(await told()).toHaveLength(1)
    })
  },
)
