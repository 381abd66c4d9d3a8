import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, bare, created, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const minute = 60_000
/** Whatever else is due has nothing to do here. */
const idle = Object.fromEntries(Object.keys(jobs).map((name) => [name, async () => 0]))

describe.each(databasesFor(import.meta.url))('the waiting list on the %s database', (database) => {
  let server: TestServer
  let scene: Scene
  let desk: TestClient
  let clock = Date.parse('2030-02-18T12:00:00.000Z')
  let hour = 0

  beforeAll(async () => {
    server = await startTestServer({
      database,
      now: () => instantAt(clock),
      staff: {
        admin: ['administrative'],
        clinician: ['non-prescribing-clinician'],
        other: ['non-prescribing-clinician'],
        intake: ['case-management'],
        implementer: ['implementation'],
        patient: ['patient'],
      },
    })
    scene = await setScene(server)
    desk = await server.signIn('admin')
  })
  afterAll(() => server?.close())

  /** A free hour of Tuesday the 26th that no other test has. */
  function freeHour() {
    hour += 1
    const start = `2030-02-26T${String(11 + hour).padStart(2, '0')}:00:00Z`
    return { start, end: new Date(Date.parse(start) + 60 * minute).toISOString(), owner: scene.owner.id }
  }
  const waiting = (waitlist: object = {}, more: object = {}) =>
    created(desk, 'Appointments', {
      ...(aVisit(scene, '2030-02-26T10:00:00Z', { location: undefined }) as object),
      ...{ start: undefined, end: undefined, status: 'waitlist', waitlist },
      ...more,
    })
  const act = (who: TestClient, id: string, name: string, body: object) =>
    who.ask('POST', `Appointments/${id}/${name}`, { body })
  const stored = async (id: string) => (await desk.ask('GET', `Appointments/${id}`)).body
  const offered = async (time = freeHour()) => {
    const row = await waiting()
    const answer = await act(desk, row.id, 'offer-time', { versionId: row.versionId, ...time })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return { row, time, body: answer.body }
  }
  const busyOf = async ({ start, end }: { start: string; end: string }) =>
    (
      await desk.ask('POST', 'Appointments/busy', {
        body: { owners: [scene.owner.id], from: start, to: end },
      })
    ).body.spans
  const patch = (row: { id: string; versionId?: string }, versionId: string, operations: object[]) =>
    desk.ask('PATCH', `Appointments/${row.id}?versionId=${versionId}`, { body: operations })

  async function jobsRun() {
    const running = startJobs({
      world: server.world,
      jobs: { ...jobs, ...idle, EndOffers: jobs.EndOffers },
      report: () => undefined,
      patience: { heartbeat: 10, retryDelay: 0, retries: 2 },
    })
    await running.turn()
    await expect
      .poll(
        async () => {
          await running.turn()
          const { body } = await (await server.signIn('admin')).ask(
            'POST',
            'PracticePreferences/background-work',
            {
              body: {},
            },
          )
          return body.jobs.find(({ job }: { job: string }) => job === 'EndOffers').state
        },
        { timeout: 20_000 },
      )
      .not.toBe('Waiting')
    await running.stop()
  }

  test('an offer holds the time for half an hour and books nothing; accepted it is booked, and what was tried is kept', async () => {
    const { row, time, body } = await offered()
    expect(body).toMatchObject({ status: 'pending', start: time.start, end: time.end })
    expect(body.waitlist.since).toBe('2030-02-18T12:00:00.000Z')
    expect(body.waitlist.attempts).toMatchObject([{ outcome: 'Offered', until: '2030-02-18T12:30:00Z' }])
    expect(await busyOf(time)).toHaveLength(1)

    const other = await waiting()
    const again = await act(desk, other.id, 'offer-time', { versionId: other.versionId, ...time })
    expect(again.status, 'a time that is held is offered to nobody else').toBe(409)
    expect((await stored(other.id)).status).toBe('waitlist')

    const accepted = await act(desk, row.id, 'answer-offer', { answer: 'Accepted' })
    expect(accepted.body, JSON.stringify(accepted.body)).toMatchObject({
      status: 'booked',
      start: time.start,
    })
    expect(accepted.body.waitlist.attempts).toMatchObject([{ outcome: 'Accepted' }])
    await desk.ask('DELETE', `Appointments/${other.id}?versionId=1`)
  })

  test('of two who accept at the same moment the first is heard and the second is told', async () => {
    const { row } = await offered()
    const desks = [desk, await server.signIn('intake')]
    const answers = await Promise.all(
      desks.map((each) => act(each, row.id, 'answer-offer', { answer: 'Accepted' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const second = answers.find(({ status }) => status === 409)
    expect(second?.body.code, JSON.stringify(second?.body)).toBe('waiting.accepted-already')
    expect((await stored(row.id)).waitlist.attempts).toHaveLength(1)
  })

  test('the practice says for how long an offered time is held', async () => {
    const implementer = await server.signIn('implementer')
    const held = async (minutes: number) => {
      const { id, meta } = (await implementer.ask('GET', 'PracticePreferences/default')).body
      const said = await implementer.ask('PATCH', `PracticePreferences/${id}?versionId=${meta.versionId}`, {
        body: [{ op: 'add', path: '/offerHoldMinutes', value: minutes }],
      })
      expect(said.status, JSON.stringify(said.body)).toBe(200)
    }
    await held(90)
    const { row, body } = await offered()
    expect(body.waitlist.attempts).toMatchObject([{ outcome: 'Offered', until: '2030-02-18T13:30:00Z' }])
    await act(desk, row.id, 'answer-offer', { answer: 'Declined' })
    await held(30)
  })

  test('declined, or nobody answered: the time is free again and the patient waits on, from when they came', async () => {
    const room = { location: scene.room.id }
    for (const answer of ['Declined', 'NoAnswer']) {
      const { row, time } = await offered({ ...freeHour(), ...room })
      const said = await act(desk, row.id, 'answer-offer', { answer })
      expect(said.body, JSON.stringify(said.body)).toMatchObject({
        status: 'waitlist',
        owner: { id: scene.owner.id },
      })
      expect(said.body.start).toBeUndefined()
      expect(said.body.location).toBeUndefined()
      expect(said.body.waitlist.attempts).toMatchObject([{ outcome: answer, start: time.start }])
      expect(await busyOf(time)).toEqual([])
      const late = await act(desk, row.id, 'answer-offer', { answer: 'Accepted' })
      expect(late.body.code).toBe('waiting.no-offer')
    }
  })

  test('an offer to another person gives the appointment back to the first when it comes to nothing', async () => {
    const row = await waiting()
    const other = staff(server, 'other')
    const time = { ...freeHour(), owner: other.id }
    const held = await act(desk, row.id, 'offer-time', { versionId: row.versionId, ...time })
    expect(held.body.owner.id).toBe(other.id)
    const back = await act(desk, row.id, 'answer-offer', { answer: 'Declined' })
    expect(back.body.owner.id).toBe(scene.owner.id)
  })

  test('what ran out is not accepted any more, and the job frees it once', async () => {
    const { row, time } = await offered()
    const fresh = await offered()
    clock += 31 * minute
    desk = await server.signIn('admin')
    const late = await act(desk, row.id, 'answer-offer', { answer: 'Accepted' })
    expect(late.body.code).toBe('waiting.ran-out')
    expect((await act(desk, row.id, 'expire-offer', {})).status, 'only background work').toBe(403)
    await act(desk, fresh.row.id, 'answer-offer', { answer: 'Declined' })
    const again = await stored(fresh.row.id)
    const held = await act(desk, fresh.row.id, 'offer-time', {
      versionId: again.meta.versionId,
      ...fresh.time,
    })
    expect(held.status, JSON.stringify(held.body)).toBe(200)

    await jobsRun()
    desk = await server.signIn('admin')
    expect(await stored(row.id)).toMatchObject({
      status: 'waitlist',
      waitlist: { attempts: [{ outcome: 'Expired' }] },
    })
    expect(await busyOf(time)).toEqual([])
    expect((await stored(fresh.row.id)).status, 'what still has time is held').toBe('pending')
  })

  test('plain writes make no offer and answer none; calling it off frees the time', async () => {
    const row = await waiting()
    const { start, end } = freeHour()
    const hold = await patch(row, row.versionId, [
      { op: 'replace', path: '/status', value: 'pending' },
      { op: 'add', path: '/start', value: start },
      { op: 'add', path: '/end', value: end },
    ])
    expect(hold.body.code, JSON.stringify(hold.body)).toBe('waiting.offer-instead')

    const attempt = { at: start, outcome: 'Offered', start, end, until: '2031-01-01T00:00:00Z' }
    const told = await desk.ask('POST', 'Appointments', {
      body: {
        ...(aVisit(scene, start, { location: undefined }) as object),
        ...{ status: 'waitlist', waitlist: { attempts: [attempt] } },
      },
    })
    expect(told.body.waitlist?.attempts, 'nobody says by a plain write what was tried').toBeUndefined()

    const { row: held, time, body } = await offered()
    const { versionId } = body.meta
    const book = await patch(held, versionId, [{ op: 'replace', path: '/status', value: 'booked' }])
    expect(book.body.code).toBe('waiting.is-held')
    const later = await patch(held, versionId, [
      { op: 'replace', path: '/end', value: '2030-02-26T23:50:00Z' },
    ])
    expect(later.body.code).toBe('waiting.is-held')
    const forged = await patch(held, versionId, [
      { op: 'replace', path: '/waitlist/attempts/0/outcome', value: 'Accepted' },
    ])
    expect(forged.status).toBeGreaterThanOrEqual(400)

    const off = await patch(held, versionId, [
      { op: 'replace', path: '/status', value: 'cancelled' },
      {
        op: 'add',
        path: '/cancellation',
        value: { reason: { code: 'ill', display: 'Ill' }, initiator: 'Patient' },
      },
    ])
    expect(off.status, JSON.stringify(off.body)).toBe(200)
    expect(off.body.waitlist.attempts).toMatchObject([{ outcome: 'Withdrawn' }])
    expect(await busyOf(time)).toEqual([])
  })

  test('a call is noted; a past time, another version and who may not book are refused', async () => {
    const row = await waiting()
    const called = await act(desk, row.id, 'note-call', { outcome: 'NoAnswer', note: 'Mailbox full' })
    expect(called.body.waitlist.attempts).toMatchObject([{ outcome: 'NoAnswer', note: 'Mailbox full' }])
    const { versionId } = called.body.meta
    const time = freeHour()
    const stale = await act(desk, row.id, 'offer-time', { versionId: row.versionId, ...time })
    expect(stale.status).toBe(409)
    const past = { ...time, start: '2030-02-01T12:00:00Z', end: '2030-02-01T13:00:00Z' }
    expect((await act(desk, row.id, 'offer-time', { versionId, ...past })).body.errors[0].code).toBe(
      'waiting.past',
    )

    const clinician = await server.signIn('clinician')
    for (const [name, body] of [
      ['offer-time', { versionId, ...time }],
      ['answer-offer', { answer: 'Accepted' }],
    ] as const) {
      const refused = await act(clinician, row.id, name, body)
      expect(refused.status, name).toBeGreaterThanOrEqual(400)
    }
    const patient = await server.signIn('patient')
    expect((await act(patient, row.id, 'offer-time', { versionId, ...time })).status).toBeGreaterThanOrEqual(
      400,
    )
    expect((await patient.ask('POST', 'Appointments/waiting-for', { body: time })).status).toBe(403)
    expect((await stored(row.id)).status).toBe('waitlist')
  })

  test('at most ten match a time: service, people, wishes, enrollment and a free patient; urgent first, then who waits longest', async () => {
    const patientOf = async (name: string) =>
      created(desk, 'Patients', {
        name: { use: 'official', given: [name], family: 'Waiter' },
        birthDate: '1990-01-01',
        gender: 'female',
      })
    const wait = async (name: string, waitlist: object, more: object = {}) => {
      clock += minute
      const patient = await patientOf(name)
      const attendees = [{ id: '1', kind: 'Patient', subject: bare(patient) }]
      return waiting(waitlist, { episodeOfCare: undefined, attendees, ...more })
    }
    desk = await server.signIn('admin')
    const time = { start: '2030-03-05T16:00:00Z', end: '2030-03-05T17:00:00Z', owner: scene.owner.id }
    const late = await wait('Late', {})
    const urgent = await wait('Urgent', { priority: 'Urgent', weekdays: ['Tuesday'], timeOfDay: ['Morning'] })
    await wait('Evening', { priority: 'Urgent', timeOfDay: ['Evening'] })
    await wait('Friday', { weekdays: ['Friday'] })
    await wait('Elsewhere', { practitioners: [staff(server, 'other')] })
    await wait('Later', { earliest: '2030-03-06' })
    await wait('Long', {}, { duration: 90 })
    const low = await wait('Low', { priority: 'Low', practitioners: [scene.owner] })
    const question = { ...time, service: scene.service.id, program: scene.program.id }
    const ask = async () => (await desk.ask('POST', 'Appointments/waiting-for', { body: question })).body
    const ids = (body: { matches: { appointment: { id: string } }[] }) =>
      body.matches.map(({ appointment }) => appointment.id)
    const mine = new Set([late.id, urgent.id, low.id])
    const first = await ask()
    expect(first.matches[0].appointment.id, JSON.stringify(first)).toBe(urgent.id)
    expect(ids(first).filter((id) => mine.has(id))).toEqual([urgent.id, late.id, low.id])

    for (let more = 0; more < 10; more += 1) await wait(`More${more}`, { priority: 'High' })
    const many = await ask()
    expect(many.matches).toHaveLength(10)
    expect(many.count).toBeGreaterThan(10)
    expect(many.matches[0].appointment.id).toBe(urgent.id)
    expect(ids(many)).not.toContain(low.id)
  })
})
