import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import type { InsideWork } from '#server/operations/handler.ts'
import type { Job } from '#server/operations/jobs/job.ts'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { paysAlone } from '#tests/support/scenes/pays-alone.ts'
import { aVisit, bare, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { anAuthorization, aSeries, seriesOf, stored } from '#tests/support/scenes/series.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const day = 86_400_000
/** Whatever else is due in a night has nothing to do here. */
const idle = Object.fromEntries(Object.keys(jobs).map((name) => [name, async () => 0]))

describe.each(databasesFor(import.meta.url))('series that are made longer at night (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let desk: TestClient
  let clock = Date.parse('2030-02-20T12:00:00.000Z')

  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(clock) })
    scene = await setScene(server)
    desk = await server.signIn('intake')
  })
  afterAll(() => server.close())

  const patience = { heartbeat: 10, retryDelay: 0, retries: 2 }
  const open = { end: { until: '2033-01-01' } }

  /** So many days pass, and then a night in which series are made longer by what is given. */
  async function nightAfter(days: number, ExtendSeries: Job<InsideWork> = jobs.ExtendSeries) {
    clock += days * day
    const running = startJobs({
      world: server.world,
      jobs: { ...jobs, ...idle, ExtendSeries },
      report: () => undefined,
      patience,
    })
    await running.turn()
    await expect.poll(async () => running.turn().then(lastRun), { timeout: 20_000 }).not.toBe('Waiting')
    await running.stop()
    desk = await server.signIn('intake')
  }
  const shown = async () => {
    const admin = await server.signIn('admin')
    const { body } = await admin.ask('POST', 'PracticePreferences/background-work', { body: {} })
    return body.jobs.find(({ job }: { job: string }) => job === 'ExtendSeries')
  }
  const lastRun = async () => (await shown()).state
  const daysOf = async (id: string, reader = desk) =>
    (await seriesOf(reader, id)).map(({ start }: { start: string }) => start.slice(0, 10))

  test('an open series reaches 180 days ahead again, once, although its work is done twice at a time and dies behind it', async () => {
    const { first } = await aSeries(scene, desk, { start: '2030-02-26T16:00:00Z', rule: open })
    expect((await daysOf(first.id)).at(-1)).toBe('2030-08-13')

    let tries = 0
    await nightAfter(13, async (work) => {
      tries += 1
      await Promise.all([jobs.ExtendSeries(work), jobs.ExtendSeries(work)])
      if (tries < 3) throw new Error('killed')
      return jobs.ExtendSeries(work)
    })
    const days = await daysOf(first.id)
    expect(tries).toBe(3)
    expect(days.slice(-3)).toEqual(['2030-08-13', '2030-08-20', '2030-08-27'])
    expect(new Set(days).size).toBe(days.length)
    const last = (await seriesOf(desk, first.id)).at(-1)
    expect(last).toMatchObject({
      start: '2030-08-27T15:00:00Z',
      status: 'booked',
      series: { index: 26, master: { id: first.id } },
    })

    await nightAfter(1)
    expect(await daysOf(first.id)).toEqual(days)
    expect(await shown()).toMatchObject({ state: 'Done', changed: 0 })
    expect((await shown()).trouble).toBeUndefined()
  })

  test('a time that is taken is left out with a warning, and the series goes on behind it', async () => {
    const { first } = await aSeries(scene, desk, { start: '2030-03-14T20:00:00Z', rule: open })
    const before = await daysOf(first.id)
    expect(before.at(-1)).toBe('2030-08-29')
    await created(desk, 'Appointments', aVisit(scene, '2030-09-05T20:30:00Z', { location: undefined }))

    await nightAfter(14)
    expect((await daysOf(first.id)).slice(before.length)).toEqual(['2030-09-12'])
    expect((await stored(desk, first.id)).recurrence.exceptions).toEqual(['2030-09-05'])
    expect(await shown()).toMatchObject({ state: 'Done', trouble: 'scheduling.series-not-extended' })
    await nightAfter(1)
    expect((await shown()).trouble).toBeUndefined()
  })

  test('a series whose authorization has ended is not made longer, and those who run the practice are told', async () => {
    const admin = await server.signIn('admin')
    const authorization = await anAuthorization({ ...scene, admin }, '2030-04-30')
    const start = '2030-03-25T13:00:00Z'
    const { first, rows } = await aSeries(scene, desk, { start, rule: open, visit: { authorization } })
    expect(rows.filter(({ fate }) => fate === 'Blocked').length).toBeGreaterThan(10)
    const before = await daysOf(first.id)

    await nightAfter(7)
    expect(await daysOf(first.id)).toEqual(before)
    expect(await shown()).toMatchObject({ state: 'Done', trouble: 'scheduling.series-not-extended' })
  })

  test('the series of a group goes on while the group is active, without whoever has left it, and no longer', async () => {
    const admin = await server.signIn('admin')
    const name = { use: 'official', given: ['Bruno'], family: 'Sato' }
    const other = await created(admin, 'Patients', { name, birthDate: '1990-05-05', gender: 'male' })
    await paysAlone(admin, [other])
    const member = {
      id: '1',
      patient: bare(scene.patient),
      status: 'Active',
      period: { start: '2030-01-05' },
    }
    const stays = { ...member, id: '2', patient: bare(other) }
    const group = await created(admin, 'Groups', {
      name: 'Coping skills',
      kind: 'Therapy',
      facilitators: [{ practitioner: scene.owner, role: 'Primary' }],
      members: [member, stays],
    })
    const expected = { kind: 'Patient', requirement: 'Required', status: 'booked' }
    const attendees = [scene.patient, other].map((each, place) => ({
      ...expected,
      id: String(place + 1),
      subject: bare(each),
    }))
    const visit = { isGroup: true, group: bare(group), episodeOfCare: undefined, attendees }
    const start = '2030-04-05T23:00:00Z'
    const { first } = await aSeries(scene, admin, { start, rule: open, visit })
    const before = await daysOf(first.id, await server.signIn('admin'))
    const whoIsExpected = async () =>
      (await seriesOf(await server.signIn('admin'), first.id))
        .at(-1)
        .attendees.map(({ subject }: { subject: { id: string } }) => subject.id)
    await nightAfter(14)
    const longer = await daysOf(first.id, await server.signIn('admin'))
    expect(longer.length).toBe(before.length + 2)
    expect(await whoIsExpected()).toEqual([scene.patient.id, other.id])

    const members = [{ ...member, status: 'Discharged' }, stays]
    await putFields(server.world, server.practice, { type: 'Group', id: group.id, fields: { members } })
    await nightAfter(7)
    longer.push(...(await daysOf(first.id, await server.signIn('admin'))).slice(longer.length))
    expect(longer.length).toBe(before.length + 3)
    expect(await whoIsExpected()).toEqual([other.id])

    const fields = { active: false }
    await putFields(server.world, server.practice, { type: 'Group', id: group.id, fields })
    await nightAfter(14)
    expect(await daysOf(first.id, await server.signIn('admin'))).toEqual(longer)
    expect(await shown()).toMatchObject({ state: 'Done', trouble: 'scheduling.series-not-extended' })
  })
})
