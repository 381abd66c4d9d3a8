import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, bare, created, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { anAuthorization } from '#tests/support/scenes/series.ts'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'

const day = 86_400_000
const across = { 'x-enable-cross-partition': 'true' }
const idle = Object.fromEntries(Object.keys(jobs).map((name) => [name, async () => 0]))

describe.each(databasesFor(import.meta.url))('who has waited long (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let clock = Date.parse('2030-03-01T15:00:00.000Z')

  beforeAll(async () => {
    server = await startTestServer({
      database,
      now: () => instantAt(clock),
      staff: {
        admin: ['administrative'],
        clinician: ['non-prescribing-clinician'],
        intake: ['case-management'],
        implementer: ['implementation'],
        reception: ['quality-assurance'],
      },
    })
    scene = await setScene(server)
  })
  afterAll(() => server?.close())

  const waits = async (waitlist: object, more: object = {}) =>
    created(await server.signIn('intake'), 'Appointments', {
      ...(aVisit(scene, '2030-02-26T10:00:00Z', { location: undefined }) as object),
      ...{ start: undefined, end: undefined, status: 'waitlist', waitlist, ...more },
    })
  async function nightPasses() {
    const running = startJobs({
      world: server.world,
      jobs: { ...jobs, ...idle, WatchWaiting: jobs.WatchWaiting },
      report: () => undefined,
      patience: { heartbeat: 10, retryDelay: 0, retries: 2 },
    })
    const state = async () => {
      await running.turn()
      const path = 'PracticePreferences/background-work'
      const { body } = await (await server.signIn('admin')).ask('POST', path, { body: {} })
      return body.jobs.find(({ job }: { job: string }) => job === 'WatchWaiting').state
    }
    await running.turn()
    await expect.poll(state, { timeout: 20_000 }).not.toBe('Waiting')
    await running.stop()
  }
  const told = async (login: string) =>
    (await (await server.signIn(login)).ask('GET', 'Notifications', { headers: across })).body.filter(
      ({ dedupeKey = '' }: { dedupeKey?: string }) => dedupeKey.startsWith('waits long'),
    )

  test('after 60 days whoever put somebody on the list is told, once, without a name; who waits anew is counted anew', async () => {
    const { id } = await waits({ priority: 'Normal' })
    clock += 60 * day
    await nightPasses()
    expect(await told('intake'), 'not before the 61st day').toEqual([])

    clock += day
    await nightPasses()
    const [notice, ...others] = await told('intake')
    expect(others).toEqual([])
    expect(notice).toMatchObject({
      category: 'Appointment',
      recipient: { id: staff(server, 'intake').id },
      title: 'Someone has waited long for a time',
      target: { ref: { id, resourceType: 'Appointment' }, route: '/waitlist' },
    })
    expect(notice.body).toContain('61 days')
    expect(`${notice.title} ${notice.body}`).not.toContain('Rivera')
    expect(await told('clinician')).toEqual([])

    clock += day
    await nightPasses()
    expect(await told('intake')).toHaveLength(1)
    const asked = await (await server.signIn('intake')).ask('POST', `Appointments/${id}/tell-aged`, {
      body: {},
    })
    expect(asked.status, 'only background work asks for it').toBe(403)

    const desk = await server.signIn('intake')
    const put = async (status: string) => {
      const { meta } = (await desk.ask('GET', `Appointments/${id}`)).body
      const body = [{ op: 'replace', path: '/status', value: status }]
      const answer = await desk.ask('PATCH', `Appointments/${id}?versionId=${meta.versionId}`, { body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body
    }
    await put('proposed')
    expect((await put('waitlist')).waitlist.agedToldAt).toBeUndefined()
    clock += 61 * day
    await nightPasses()
    expect(await told('intake')).toHaveLength(2)
  })

  test('the list can be asked for by urgency and by who waits longest', async () => {
    const first = await waits({ priority: 'Normal' })
    clock += day
    const urgent = await waits({ priority: 'Urgent' })
    const desk = await server.signIn('intake')
    const ask = async (filters: readonly object[], order: string) => {
      const path = `Appointments/queries?orderBy=waitlist.since&order=${order}&pageSize=1`
      const answer = await desk.ask('POST', path, { headers: across, body: filters })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body[0]?.id
    }
    const waiting = { field: 'status', op: 'eq', value: 'waitlist' }
    expect(await ask([waiting], 'desc')).toBe(urgent.id)
    expect(
      await ask([waiting, { field: 'waitlist.priority', op: 'in', value: ['Urgent', 'High'] }], 'asc'),
    ).toBe(urgent.id)
    expect(await ask([waiting, { field: 'waitlist.priority', op: 'eq', value: 'Normal' }], 'desc')).toBe(
      first.id,
    )
  })

  test('whoever reads neither enrollments nor coverages sees for whom a time would fit all the same', async () => {
    const admin = await server.signIn('admin')
    const sets = (await admin.ask('GET', 'GrantSets?pageSize=200')).body
    const grantSets = ['practitioner-login', 'view-scheduler'].map((wanted) =>
      bare(sets.find(({ key }: { readonly key: string }) => key === wanted)),
    )
    const name = { name: 'Calendar', key: 'calendar', populationLevel: 'All' }
    const role = await created(admin, 'SecurityRoles', { ...name, grantSets })
    const person = (await admin.ask('GET', `Practitioners/${staff(server, 'reception').id}`)).body
    const path = `Practitioners/${person.id}?versionId=${person.meta.versionId}`
    const roles = [{ op: 'replace', path: '/roles', value: [bare(role)] }]
    expect((await admin.ask('PATCH', path, { body: roles })).status).toBe(200)
    const authorization = await anAuthorization({ ...scene, admin }, '2030-12-31')
    const row = await waits({ priority: 'Urgent' }, { authorization })

    const start = clock + 7 * day
    const time = { start: instantAt(start).iso, end: instantAt(start + day / 24).iso }
    const reception = await server.signIn('reception')
    const body = { ...time, owner: scene.owner.id }
    const answer = await reception.ask('POST', 'Appointments/waiting-for', { body })
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200, body: { isCut: false } })
    const ids = answer.body.matches.map((match: { appointment: { id: string } }) => match.appointment.id)
    expect(ids).toContain(row.id)
  })
})
