import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { uuidAt } from '#server/app/uuid-at.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { instantAt } from '#server/stores/instant.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { aVisit, bare, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const minute = 60_000
const date = '2030-02-19'
const elm = { lines: ['12 Elm Street'], city: 'Duluth', state: 'MN', postalCode: '55802' }
const atHome = { kind: 'PatientHome', address: elm }
const across = { 'x-enable-cross-partition': 'true' }
const idle = Object.fromEntries(Object.keys(jobs).map((name) => [name, async () => 0]))

describe.each(databaseKinds)('the mobile day on the %s database', (database) => {
  let server: TestServer
  let scene: Scene
  let worker: TestClient
  let manager: TestClient
  let first: Row
  let second: Row
  let clock = Date.parse('2030-02-19T14:00:00.000Z')

  beforeAll(async () => {
    server = await startTestServer({
      database,
      now: () => instantAt(clock),
      staff: {
        admin: ['administrative'],
        clinician: ['non-prescribing-clinician'],
        supervisor: ['supervisor'],
        intake: ['case-management'],
        implementer: ['implementation'],
        reader: ['practitioner'],
        patient: ['patient'],
      },
    })
    scene = await setScene(server)
    worker = await server.signIn('clinician')
    manager = await server.signIn('supervisor')
    await supervisedBySomebody()
    await created(scene.admin, 'Districts', {
      ...{ name: 'North', code: 'N', kind: 'zone', postalCodes: ['55802'], active: true },
      travelMinutesDefault: 22,
    })
    second = await visit('2030-02-19T17:00:00Z', { serviceLocation: { kind: 'Community' } })
    first = await visit('2030-02-19T15:00:00Z', { serviceLocation: atHome })
    await visit('2030-02-19T19:00:00Z')
  })
  afterAll(() => server?.close())

  const visit = (start: string, more: object = {}) =>
    created(scene.admin, 'Appointments?confirmed=true', aVisit(scene, start, more))
  const supervisedBySomebody = async () => {
    const { body } = await scene.admin.ask('GET', `Practitioners/${scene.owner.id}`)
    const operations = [{ op: 'add', path: '/supervisor', value: staff(server, 'supervisor') }]
    const path = `Practitioners/${scene.owner.id}?versionId=${body.meta.versionId}`
    expect((await scene.admin.ask('PATCH', path, { body: operations })).status).toBe(200)
  }
  const opened = async (who: TestClient = worker, body: object = { date }, headers = {}) =>
    who.ask('POST', 'Itineraries/open', { body, headers })
  const day = async () => (await opened()).body
  const patched = async (operations: object[], who = worker) => {
    const body = await day()
    return who.ask('PATCH', `Itineraries/${body.id}?versionId=${body.meta.versionId}`, { body: operations })
  }
  const step = (index: number, progress: string, more: object = {}) =>
    Object.entries({ progress, ...more }).map(([name, value]) => ({
      op: 'add',
      path: `/stops/${index}/${name}`,
      value,
    }))
  const codeOf = ({ body }: { body: { code?: string } }) => body.code

  async function visitsWatched() {
    const running = startJobs({
      world: server.world,
      jobs: { ...jobs, ...idle, WatchVisits: jobs.WatchVisits },
      report: () => undefined,
      patience: { heartbeat: 10, retryDelay: 0, retries: 2 },
    })
    const state = async () => {
      await running.turn()
      const path = 'PracticePreferences/background-work'
      const { body } = await (await server.signIn('admin')).ask('POST', path, { body: {} })
      return body.jobs.find(({ job }: { job: string }) => job === 'WatchVisits').state
    }
    await running.turn()
    await expect.poll(state, { timeout: 20_000 }).not.toBe('Waiting')
    await running.stop()
  }
  const warnings = async (who: TestClient) =>
    (await who.ask('GET', 'Notifications', { headers: across })).body.filter(
      ({ dedupeKey = '' }: { dedupeKey?: string }) => dedupeKey.startsWith('overdue'),
    )

  test('who may use itineraries opens the own day: the visits outside in order of time, and again without a change', async () => {
    const answer = await opened()
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const { stops, status, totals, practitioner } = answer.body
    expect(stops).toMatchObject([
      { order: 1, appointment: { id: first.id }, plannedMinutes: 60, progress: 'NotStarted' },
      { order: 2, appointment: { id: second.id }, travelMinutes: 15 },
    ])
    expect(stops[0].address, 'an address stands with the appointment').toBeUndefined()
    expect({ status, practitioner: practitioner.id, serviceMinutes: totals.serviceMinutes }).toEqual({
      status: 'Planned',
      practitioner: scene.owner.id,
      serviceMinutes: 120,
    })
    expect((await opened()).body.meta.versionId).toBe(answer.body.meta.versionId)
    expect(codeOf(await opened(worker, { date: '2031-02-19' }))).toBe('itineraries.too-far')
  })

  test('asked twice with one key it is done once', async () => {
    const headers = { 'idempotency-key': uuidAt(clock) }
    const one = await opened(worker, { date: '2030-02-20' }, headers)
    const other = await opened(worker, { date: '2030-02-20' }, headers)
    expect([one.status, other.status, other.body.id]).toEqual([200, 200, one.body.id])
  })

  test('without the grant there is no mobile day; another worker sees and changes none, a manager plans but does not visit', async () => {
    for (const login of ['reader', 'patient', 'admin'])
      expect((await opened(await server.signIn(login))).status, login).toBe(403)
    const { id, meta } = await day()
    const other = await server.signIn('intake')
    expect((await other.ask('GET', `Itineraries/${id}`)).status).toBe(404)
    const swap = [{ op: 'replace', path: '/stops/0/order', value: 9 }]
    const path = `Itineraries/${id}?versionId=${meta.versionId}`
    expect((await other.ask('PATCH', path, { body: swap })).status).toBe(404)
    const mine = { practitioner: scene.owner, date: '2030-02-22', status: 'Planned' }
    expect((await other.ask('POST', 'Itineraries', { body: mine })).status).toBe(403)
    expect((await other.ask('POST', 'Itineraries/overview', { body: { date } })).status).toBe(403)

    expect(codeOf(await patched(step(0, 'InProgress'), manager))).toBe('itineraries.only-the-worker')
    expect(codeOf(await patched(step(0, 'Complete', { outcome: 'NotHome' }), manager))).toBe(
      'itineraries.only-the-worker',
    )
  })

  test('what was ordered by hand stays, a new visit comes in by its time, a cancelled one leaves', async () => {
    const moved = await patched([{ op: 'replace', path: '/stops/0/order', value: 9 }])
    const idsOf = (body: { stops: { appointment: Row }[] }) =>
      body.stops.map(({ appointment }) => appointment.id)
    expect(idsOf(moved.body), JSON.stringify(moved.body)).toEqual([second.id, first.id])
    const third = await visit('2030-02-19T21:00:00Z', { serviceLocation: atHome })
    expect(idsOf(await day())).toEqual([second.id, first.id, third.id])
    const gone = [
      { op: 'replace', path: '/status', value: 'cancelled' },
      {
        op: 'add',
        path: '/cancellation',
        value: { reason: { code: 'ill', display: 'Ill' }, initiator: 'Patient' },
      },
    ]
    const path = `Appointments/${third.id}?versionId=${third.versionId}`
    const cancelled = await scene.admin.ask('PATCH', path, { body: gone })
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
    expect(idsOf(await day())).toEqual([second.id, first.id])
    const back = await patched([{ op: 'replace', path: '/stops/0/order', value: 9 }])
    expect(idsOf(back.body)).toEqual([first.id, second.id])
  })

  test('no step is taken out of order, and whom a stop is for never changes', async () => {
    expect(codeOf(await patched(step(0, 'Complete', { outcome: 'Seen' })))).toBe('itineraries.not-arrived')
    const other = { op: 'add', path: '/stops/0/patient', value: bare(scene.otherPatient) }
    expect(codeOf(await patched([other]))).toBe('itineraries.whose-stays')
    const stop = { id: 'x', order: 3, progress: 'NotStarted', appointment: { ...bare(first) } }
    expect(codeOf(await patched([{ op: 'add', path: '/stops/-', value: stop }]))).toBe(
      'itineraries.appointment-by-opening',
    )
    const tomorrow = await opened(worker, { date: '2030-02-20' })
    const lone = { id: 'y', order: 1, progress: 'InProgress', note: 'Pharmacy' }
    const path = `Itineraries/${tomorrow.body.id}?versionId=${tomorrow.body.meta.versionId}`
    const early = await worker.ask('PATCH', path, { body: [{ op: 'add', path: '/stops', value: [lone] }] })
    expect(codeOf(early)).toBe('itineraries.not-yet')
  })

  test('the server says when somebody arrived, and a place is told to those who manage itineraries only while the visit is open', async () => {
    clock = Date.parse('2030-02-19T15:05:00.000Z')
    worker = await server.signIn('clinician')
    manager = await server.signIn('supervisor')
    const arrive = { latitude: 46.78, longitude: -92.1, accuracy: 12 }
    const came = await patched(
      step(0, 'InProgress', { actualArrival: '2029-01-01T00:00:00Z', geo: { arrive } }),
    )
    expect(came.body.stops[0], JSON.stringify(came.body)).toMatchObject({
      actualArrival: '2030-02-19T15:05:00.000Z',
    })
    expect(came.body).toMatchObject({
      status: 'InProgress',
      safetyCheck: { dueAt: '2030-02-19T16:20:00.000Z', contact: { id: staff(server, 'supervisor').id } },
    })
    const told = await manager.ask('POST', 'Itineraries/overview', { body: { date } })
    expect(told.body.days, JSON.stringify(told.body)).toMatchObject([{ place: arrive }])
    const { id } = came.body
    for (const path of [`Itineraries/${id}`, `Itineraries/${id}/history`])
      expect(JSON.stringify((await manager.ask('GET', path)).body), path).not.toContain('46.78')
    expect(codeOf(await patched(step(1, 'InProgress')))).toBe('itineraries.one-at-a-time')
    const earlier = await patched([
      { op: 'replace', path: '/stops/0/actualArrival', value: '2030-02-19T12:00:00Z' },
    ])
    expect(earlier.body.stops[0].actualArrival, 'and it stays').toBe('2030-02-19T15:05:00.000Z')
    expect(codeOf(await patched([{ op: 'remove', path: '/stops/0' }]))).toBe('itineraries.has-begun')
    expect(codeOf(await patched([{ op: 'replace', path: '/status', value: 'Closed' }]))).toBe(
      'itineraries.visit-is-open',
    )
  })

  test('whoever does not report back in time is told of once, to the supervisor, without the name of anybody visited', async () => {
    clock = Date.parse('2030-02-19T16:25:00.000Z')
    worker = await server.signIn('clinician')
    manager = await server.signIn('supervisor')
    await visitsWatched()
    clock += 5 * minute
    await visitsWatched()
    const found = await warnings(manager)
    expect(found).toMatchObject([{ priority: 'Urgent' }])
    expect(JSON.stringify(found)).not.toContain('Rivera')
    const forged = await patched([{ op: 'remove', path: '/safetyCheck/toldAt' }])
    expect(forged.body.safetyCheck.toldAt).toBeDefined()
    const internal = await manager.ask('POST', `Itineraries/${forged.body.id}/tell-overdue`, { body: {} })
    expect(internal.status).toBe(403)
    const due = (value: string) => patched([{ op: 'replace', path: '/safetyCheck/dueAt', value }])
    expect(codeOf(await due('2030-02-21T00:00:00Z'))).toBe('itineraries.time-ahead')
    const more = await due('2030-02-19T17:00:00Z')
    expect(more.body.safetyCheck, JSON.stringify(more.body)).toMatchObject({ dueAt: '2030-02-19T17:00:00Z' })
    expect(more.body.safetyCheck.toldAt).toBeUndefined()
  })

  test('done ends the visit and its place; not at home needs no arrival, and a device that was offline says both at once', async () => {
    const done = await patched(step(0, 'Complete'))
    expect(done.body.stops[0], JSON.stringify(done.body)).toMatchObject({
      outcome: 'Seen',
      progress: 'Complete',
    })
    expect(done.body.safetyCheck.confirmedAt).toBe(done.body.stops[0].actualDeparture)
    const told = await manager.ask('POST', 'Itineraries/overview', { body: { date } })
    expect(told.body.days[0].place).toBeUndefined()
    const away = await patched(
      step(1, 'Complete', { outcome: 'NotHome', actualDeparture: '2030-02-19T16:28:00Z' }),
    )
    expect(away.body.stops[1]).toMatchObject({ outcome: 'NotHome', actualDeparture: '2030-02-19T16:28:00Z' })
    expect(away.body.stops[1].actualArrival).toBeUndefined()
    const both = { id: 'z', order: 3, progress: 'Complete', note: 'Pharmacy' }
    const offline = await patched([
      {
        op: 'add',
        path: '/stops/-',
        value: { ...both, actualArrival: '2030-02-19T16:10:00Z', actualDeparture: '2030-02-19T16:20:00Z' },
      },
    ])
    expect(offline.body.stops[2], JSON.stringify(offline.body)).toMatchObject({
      actualArrival: '2030-02-19T16:10:00Z',
      outcome: 'Seen',
    })
  })

  test('a closed day stays as it is and is opened again on the same day alone; miles are the sum of the stops', async () => {
    const wrong = await patched([{ op: 'add', path: '/odometer', value: { start: 200, end: 100 } }])
    expect(codeOf(wrong)).toBe('itineraries.odometer')
    const closed = await patched([
      { op: 'add', path: '/stops/0/distanceMiles', value: 4.25 },
      { op: 'add', path: '/stops/1/distanceMiles', value: 3 },
      { op: 'replace', path: '/status', value: 'Closed' },
    ])
    expect(closed.body, JSON.stringify(closed.body)).toMatchObject({
      status: 'Closed',
      totals: { miles: 7.3 },
    })
    const order = [{ op: 'replace', path: '/stops/0/order', value: 9 }]
    expect(codeOf(await patched(order))).toBe('itineraries.closed')
    expect((await day()).meta.versionId).toBe(closed.body.meta.versionId)
    const again = [{ op: 'replace', path: '/status', value: 'InProgress' }]
    expect((await patched(again)).status).toBe(200)
    expect((await patched([{ op: 'replace', path: '/status', value: 'Closed' }])).status).toBe(200)
    clock += 24 * 60 * minute
    worker = await server.signIn('clinician')
    scene = { ...scene, admin: await server.signIn('admin') }
    expect(codeOf(await patched(again))).toBe('itineraries.day-is-over')
  })

  /** A day of its own with one visit at a home, opened, and then what the office does to the visit while its worker is away. */
  const away = async (meanwhile: (visit: Row) => Promise<unknown>) => {
    const of = new Date(clock).toISOString().slice(0, 10)
    const booked = await visit(`${of}T20:00:00Z`, { serviceLocation: atHome })
    const before = (await opened(worker, { date: of })).body
    await meanwhile(booked)
    const at = before.stops.findIndex(({ appointment }: { appointment: Row }) => appointment.id === booked.id)
    const path = `Itineraries/${before.id}?versionId=${before.meta.versionId}`
    const sent = (more: object[]) => worker.ask('PATCH', path, { body: more })
    return { before, booked, at, sent }
  }
  const changed = async (row: Row, body: object[]) => {
    const { meta } = (await scene.admin.ask('GET', `Appointments/${row.id}`)).body
    const answer = await scene.admin.ask('PATCH', `Appointments/${row.id}?versionId=${meta.versionId}`, {
      body,
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  const calledOff = (row: Row) =>
    changed(row, [
      { op: 'replace', path: '/status', value: 'cancelled' },
      {
        op: 'add',
        path: '/cancellation',
        value: { reason: { code: 'ill', display: 'Ill' }, initiator: 'Patient' },
      },
    ])
  const movedToTomorrow = (row: Row) => {
    const on = new Date(clock + 24 * 60 * minute).toISOString().slice(0, 10)
    return changed(row, [
      { op: 'replace', path: '/start', value: `${on}T22:00:00Z` },
      { op: 'replace', path: '/end', value: `${on}T23:00:00Z` },
    ])
  }
  const givenToSomebodyElse = (row: Row) => {
    const other = staff(server, 'intake')
    return changed(row, [{ op: 'replace', path: '/owner', value: other }])
  }
  const tomorrow = async () => {
    clock = Math.floor(clock / (24 * 60 * minute)) * 24 * 60 * minute + 38 * 60 * minute
    worker = await server.signIn('clinician')
    manager = await server.signIn('supervisor')
    scene = { ...scene, admin: await server.signIn('admin') }
  }

  test('of a visit that was called off, moved or given to somebody else, the worker who was offline hears before anything is stored, whichever came first', async () => {
    for (const meanwhile of [calledOff, movedToTomorrow, givenToSomebodyElse]) {
      await tomorrow()
      const { before, booked, at, sent } = await away(meanwhile)
      const refused = await sent(step(at, 'InProgress'))
      expect([refused.status, codeOf(refused)], JSON.stringify(refused.body)).toEqual([
        409,
        'itineraries.visit-left',
      ])
      const kept = (await worker.ask('GET', `Itineraries/${before.id}`)).body
      expect(kept.meta.versionId, 'nothing was changed').toBe(before.meta.versionId)
      const again = (await opened(worker, { date: before.date })).body
      expect(
        again.stops.some(({ appointment }: { appointment?: Row }) => appointment?.id === booked.id),
      ).toBe(false)
    }
  })

  test('a worker who was there all the same keeps the visit without an appointment, with the times that the device told', async () => {
    await tomorrow()
    const { before } = await away(calledOff)
    const again = (await opened(worker, { date: before.date })).body
    const told = (minutes: number) => new Date(clock - minutes * minute).toISOString()
    const times = { actualArrival: told(50), actualDeparture: told(10) }
    const lone = {
      id: 'kept',
      order: 9,
      patient: bare(scene.patient),
      progress: 'Complete',
      outcome: 'Seen',
      ...times,
    }
    const path = `Itineraries/${again.id}?versionId=${again.meta.versionId}`
    const answer = await worker.ask('PATCH', path, { body: [{ op: 'add', path: '/stops/-', value: lone }] })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(answer.body.stops.at(-1)).toMatchObject({
      patient: { id: scene.patient.id },
      outcome: 'Seen',
      ...times,
    })
    expect(answer.body.totals.serviceMinutes).toBe(40)
    expect(answer.body.stops.at(-1).appointment).toBeUndefined()
  })

  test('what was pressed on a day that was closed elsewhere is refused as a conflict, and counts when the day is opened again with it', async () => {
    await tomorrow()
    const { before, at } = await away(async () => undefined)
    const write = async (body: object[]) => {
      const { id, meta } = (await worker.ask('GET', `Itineraries/${before.id}`)).body
      return worker.ask('PATCH', `Itineraries/${id}?versionId=${meta.versionId}`, { body })
    }
    const status = (value: string) => ({ op: 'replace', path: '/status', value })
    expect((await write([status('Closed')])).status).toBe(200)
    const pressed = step(at, 'Complete', { outcome: 'NotHome' })
    const refused = await write(pressed)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'itineraries.closed'])
    const added = await write([...pressed, status('InProgress')])
    expect(added.body, JSON.stringify(added.body)).toMatchObject({ status: 'InProgress' })
    expect(added.body.stops[at].outcome).toBe('NotHome')
  })

  test('more time that was asked for without a connection counts with the arrival; when it has passed, it takes nothing away and refuses nothing', async () => {
    await tomorrow()
    const { at, sent, before } = await away(async () => undefined)
    const told = (minutes: number) => new Date(clock + minutes * minute).toISOString()
    const came = await sent([
      ...step(at, 'InProgress', { actualArrival: told(-30) }),
      { op: 'add', path: '/safetyCheck', value: { dueAt: told(90) } },
    ])
    expect(came.body.safetyCheck, JSON.stringify(came.body)).toMatchObject({ dueAt: told(90) })
    const path = `Itineraries/${before.id}?versionId=${came.body.meta.versionId}`
    const late = await worker.ask('PATCH', path, {
      body: [{ op: 'replace', path: '/safetyCheck/dueAt', value: told(-5) }],
    })
    expect(late.body.safetyCheck, JSON.stringify(late.body)).toMatchObject({ dueAt: told(90) })
  })
})
