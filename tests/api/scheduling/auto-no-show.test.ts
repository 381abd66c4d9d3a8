import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { instantAt } from '#server/stores/instant.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { type GroupScene, setGroupScene } from '#tests/support/scenes/group-scene.ts'
import { aVisit, created, type Row } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'

const hour = 3_600_000
const idle = Object.fromEntries(Object.keys(jobs).map((name) => [name, async () => 0]))

describe.each(databaseKinds)('visits to which nobody came (%s)', (database) => {
  let server: TestServer
  let scene: GroupScene
  let clock = Date.parse('2030-03-01T15:00:00.000Z')
  let missed: Row
  const others = new Map<string, Row>()

  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(clock) })
    scene = await setGroupScene(server)
    others.set('of eight days ago', await visit('2030-03-04T15:00:00Z'))
    missed = await visit('2030-03-12T15:00:00Z')
    others.set('checked in', await visit('2030-03-12T17:00:00Z'))
    others.set('with a session', await visit('2030-03-12T19:00:00Z'))
    others.set("a group's", await scene.meet('2030-03-12T21:00:00Z'))
    others.set('an intake', await visit('2030-03-12T23:00:00Z', { kind: 'Intake' }))
    others.set("today's", await visit('2030-03-13T15:00:00Z'))
    clock = Date.parse('2030-03-12T17:05:00.000Z')
    const clinician = await server.signIn('clinician')
    await put(others.get('checked in'), 'checked-in')
    const session = await clinician.ask(
      'POST',
      `Appointments/${others.get('with a session')?.id}/start-note`,
      { body: {} },
    )
    expect(session.status, JSON.stringify(session.body)).toBeLessThan(300)
    for (const [which, { id }] of others) before.set(which, (await stored(id)).meta.versionId)
  })
  afterAll(() => server?.close())

  const before = new Map<string, string>()
  const visit = (start: string, more: object = {}) =>
    created(scene.admin, 'Appointments?confirmed=true', aVisit(scene, start, more))
  const admin = () => server.signIn('admin')
  const stored = async (id: string) => (await (await admin()).ask('GET', `Appointments/${id}`)).body
  const put = async (row: Row | undefined, status: string) => {
    const path = `Appointments/${row?.id}`
    const { meta } = await stored(row?.id ?? '')
    const body = [{ op: 'replace', path: '/status', value: status }]
    const answer = await (await admin()).ask('PATCH', `${path}?versionId=${meta.versionId}`, { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }
  const wants = async (autoNoShow: boolean) => {
    const who = await admin()
    const { id, meta } = (await who.ask('GET', 'PracticePreferences/default')).body
    const body = [{ op: 'replace', path: '/autoNoShow', value: autoNoShow }]
    const path = `PracticePreferences/${id}?versionId=${meta.versionId}`
    expect((await who.ask('PATCH', path, { body })).status).toBe(200)
  }
  const trail = async () =>
    server.world.database.asOwner(
      async (transaction) =>
        (
          await sql<{ resource_id: string | null; operation: string }>`
            select resource_id, detail ->> 'operation' as operation from audit_event
            where practice_id = ${server.practice.id}::uuid and detail ->> 'job' = 'MarkNoShows'`.execute(
            transaction,
          )
        ).rows,
    )

  async function dayLookedAfter() {
    const running = startJobs({
      world: server.world,
      jobs: { ...jobs, ...idle, MarkNoShows: jobs.MarkNoShows },
      report: () => undefined,
      patience: { heartbeat: 10, retryDelay: 0, retries: 2 },
    })
    const state = async () => {
      await running.turn()
      const path = 'PracticePreferences/background-work'
      const { body } = await (await admin()).ask('POST', path, { body: {} })
      return body.jobs.find(({ job }: { job: string }) => job === 'MarkNoShows').state
    }
    await running.turn()
    await expect.poll(state, { timeout: 20_000 }).toBe('Done')
    await running.stop()
  }

  test('as long as its day is not over where it is, a visit stays booked', async () => {
    await wants(true)
    clock = Date.parse('2030-03-13T04:50:00.000Z')
    await dayLookedAfter()
    expect((await stored(missed.id)).status).toBe('booked')
  })

  test('where the practice does not want it, nothing becomes a no-show by itself', async () => {
    await wants(false)
    clock = Date.parse('2030-03-13T05:10:00.000Z')
    await dayLookedAfter()
    expect((await stored(missed.id)).status).toBe('booked')
  })

  test('where it is wanted, the booked visit of a day that is over is a no-show with its patient, and no word is said about what follows', async () => {
    await wants(true)
    clock = Date.parse('2030-03-13T06:10:00.000Z')
    await dayLookedAfter()
    const row = await stored(missed.id)
    expect(row).toMatchObject({ status: 'noshow', attendees: [{ status: 'noshow' }] })
    expect(row.noShow).toBeUndefined()
    const spans = await (await server.signIn('clinician')).ask('POST', 'Appointments/busy', {
      body: { owners: [scene.owner.id], from: '2030-03-12T15:00:00Z', to: '2030-03-12T16:00:00Z' },
    })
    expect(spans.body.spans, 'its time is given back').toEqual([])
  })

  test("what is of today, of long ago, a group's, an intake, checked in or has a session stays as it was", async () => {
    for (const [which, { id }] of others)
      expect((await stored(id)).meta.versionId, which).toBe(before.get(which))
  })

  test('done again it changes nothing, and one row of the trail names the visit', async () => {
    const { versionId } = (await stored(missed.id)).meta
    clock += hour
    await dayLookedAfter()
    expect((await stored(missed.id)).meta.versionId).toBe(versionId)
    expect((await trail()).filter(({ resource_id }) => resource_id === missed.id)).toEqual([
      { resource_id: missed.id, operation: 'appointment.markNoShow' },
    ])
    expect(await trail()).toHaveLength(1)
  })

  test('a person takes it back within 72 hours, and is not overruled', async () => {
    clock += 24 * hour
    expect(await put(missed, 'booked')).toMatchObject({
      status: 'booked',
      attendees: [{ status: 'booked' }],
    })
    clock += hour
    await dayLookedAfter()
    expect((await stored(missed.id)).status).toBe('booked')
  })

  test('only background work may ask for it', async () => {
    for (const who of [await admin(), await server.signIn('clinician')]) {
      const asked = await who.ask('POST', `Appointments/${missed.id}/mark-no-show`, { body: {} })
      expect(asked.status).toBe(403)
    }
  })
})
