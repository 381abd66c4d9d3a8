import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aSentPacket } from '#tests/support/scenes/packet-scene.ts'
import { aVisit, bare, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const minute = 60_000
const day = { from: '2030-02-19T06:00:00Z', to: '2030-02-20T06:00:00Z' }

describe.each(databasesFor(import.meta.url))('the day at the front desk on the %s database', (database) => {
  let server: TestServer
  let scene: Scene
  let desk: TestClient
  let clock = Date.parse('2030-02-19T15:00:00.000Z')

  beforeAll(async () => {
    server = await startTestServer({
      database,
      now: () => instantAt(clock),
      staff: {
        admin: ['administrative'],
        clinician: ['non-prescribing-clinician'],
        intake: ['case-management'],
        implementer: ['implementation'],
        reader: ['practitioner'],
        patient: ['patient'],
      },
    })
    scene = await setScene(server)
    desk = await server.signIn('admin')
  })
  afterAll(() => server?.close())

  const asked = async (who: TestClient, body: object = day) =>
    who.ask('POST', 'Appointments/arrivals', { body })
  const idsOf = (body: { visits: { appointment: Row }[] }) =>
    body.visits.map(({ appointment }) => appointment.id)
  const patched = async (id: string, operations: object[], who = desk) => {
    const { body } = await who.ask('GET', `Appointments/${id}`)
    return who.ask('PATCH', `Appointments/${id}?versionId=${body.meta.versionId}`, { body: operations })
  }
  const status = (value: string) => [{ op: 'replace', path: '/status', value }]
  const visit = (start: string, more: object = {}) =>
    created(desk, 'Appointments?confirmed=true', aVisit(scene, start, more))

  test('the visits of the day stand in order, each with open packets and copay; what has no patient is not among them', async () => {
    const late = await visit('2030-02-19T17:00:00Z')
    const early = await visit('2030-02-19T16:00:00Z', { copay: { amount: 20, currency: 'USD' } })
    await visit('2030-02-21T16:00:00Z')
    const block = { serviceType: undefined, program: undefined, episodeOfCare: undefined, attendees: [] }
    await visit('2030-02-19T20:00:00Z', { ...block, kind: 'Block', title: 'Dentist' })
    const { status: code, body } = await asked(desk)
    expect(code, JSON.stringify(body)).toBe(200)
    expect(idsOf(body)).toEqual([early.id, late.id])
    expect(body.visits[0].toDo).toEqual([
      { attendee: '1', openPackets: 0, copay: { amount: 20, currency: 'USD' } },
    ])
    expect(body.visits[0].appointment.attendees[0].subject.display).toContain('Rivera')
    expect(body).toMatchObject({ isWhole: true, locations: [], waiting: 0, held: 0 })
  })

  test('a packet that is sent and not handed in is counted for its patient, and the copay of the coverage is told', async () => {
    const { patient } = await aSentPacket(server, desk)
    const payer = await created(desk, 'Organizations', { name: 'Medica', kind: 'Payer', active: true })
    await created(desk, 'Coverages', {
      ...{ beneficiary: bare(patient), payer: bare(payer), status: 'Active', order: 1, memberId: 'M1' },
      ...{
        type: { code: 'commercial', display: 'Commercial' },
        relationship: { code: 'self', display: 'Self' },
      },
      ...{ period: { start: '2030-01-01' }, copay: { amount: 5, currency: 'USD' } },
    })
    const attendees = [
      { id: '1', kind: 'Patient', subject: bare(patient), requirement: 'Required', status: 'booked' },
    ]
    const row = await visit('2030-02-19T22:00:00Z', { episodeOfCare: undefined, attendees })
    const { body } = await asked(desk)
    const found = body.visits.find(({ appointment }: { appointment: Row }) => appointment.id === row.id)
    expect(found.toDo, JSON.stringify(found)).toEqual([
      { attendee: '1', openPackets: 1, copay: { amount: 5, currency: 'USD' } },
    ])
  })

  test('whoever has locations of his own sees these and their rooms, and all only on request', async () => {
    const site = await created(desk, 'Locations', aPlace('Site', { name: 'East', address: home }))
    const room = await created(desk, 'Locations', aPlace('Room', { name: 'Room 9', partOf: bare(site) }))
    const there = await visit('2030-02-19T18:00:00Z', { location: bare(room) })
    const { id } = staff(server, 'intake')
    const { body: person } = await desk.ask('GET', `Practitioners/${id}`)
    const given = await desk.ask('PATCH', `Practitioners/${id}?versionId=${person.meta.versionId}`, {
      body: [{ op: 'add', path: '/locations', value: [bare(site)] }],
    })
    expect(given.status, JSON.stringify(given.body)).toBe(200)
    const intake = await server.signIn('intake')
    const own = await asked(intake)
    expect(idsOf(own.body)).toEqual([there.id])
    expect(own.body.locations).toMatchObject([{ id: site.id, display: 'East' }])
    const all = await asked(intake, { ...day, everywhere: true })
    expect(all.body.visits.length).toBeGreaterThan(1)
  })

  test('the server says when somebody came and who checked in, and a step back forgets it', async () => {
    const row = await visit('2030-02-19T19:00:00Z')
    const came = await patched(row.id, [
      ...status('arrived'),
      {
        op: 'add',
        path: '/checkIn',
        value: { arrivedAt: '2031-01-01T00:00:00Z', by: staff(server, 'clinician') },
      },
    ])
    expect(came.body.checkIn.arrivedAt, 'nobody comes in the future').toBe('2030-02-19T15:00:00.000Z')
    expect(came.body.attendees[0]).toMatchObject({ status: 'arrived', arrivedAt: '2030-02-19T15:00:00.000Z' })

    clock += 7 * minute
    desk = await server.signIn('admin')
    const done = await patched(row.id, [
      ...status('checked-in'),
      { op: 'add', path: '/checkIn/copayCollected', value: { amount: 15, currency: 'USD' } },
    ])
    expect(done.body.checkIn, JSON.stringify(done.body)).toMatchObject({
      arrivedAt: '2030-02-19T15:00:00.000Z',
      checkedInAt: '2030-02-19T15:07:00.000Z',
      by: { id: staff(server, 'admin').id },
      copayCollected: { amount: 15 },
    })
    const back = await patched(row.id, status('arrived'))
    expect(back.body.checkIn).toMatchObject({ arrivedAt: '2030-02-19T15:00:00.000Z' })
    expect(back.body.checkIn.checkedInAt).toBeUndefined()
    const booked = await patched(row.id, status('booked'))
    expect(booked.body.checkIn).toBeUndefined()
    expect(booked.body.attendees[0].arrivedAt).toBeUndefined()
  })

  test('who only reads the calendar, a patient and a clinician have no desk; more than a day is refused', async () => {
    for (const login of ['reader', 'patient', 'clinician'])
      expect((await asked(await server.signIn(login))).status, login).toBe(403)
    const week = await asked(desk, { from: day.from, to: '2030-02-26T06:00:00Z' })
    expect(week.body.code, JSON.stringify(week.body)).toBe('scheduling.day-too-long')
    expect((await asked(desk, { from: day.to, to: day.from })).body.code).toBe('scheduling.end-before-start')
  })

  test('a confidential patient stands at no desk that the calendar hides him from', async () => {
    const secret = await created(desk, 'Patients', {
      name: { use: 'official', given: ['Vera'], family: 'Quill' },
      birthDate: '1990-01-01',
      gender: 'female',
      confidentialTeam: [{ practitioner: staff(server, 'admin') }],
    })
    const attendees = [
      { id: '1', kind: 'Patient', subject: bare(secret), requirement: 'Required', status: 'booked' },
    ]
    await visit('2030-02-19T21:00:00Z', { episodeOfCare: undefined, attendees })
    const intake = await server.signIn('intake')
    const calendar = await intake.ask('GET', 'Appointments?pageSize=100')
    expect(JSON.stringify(calendar.body)).not.toContain('Quill')
    expect(JSON.stringify((await asked(intake, { ...day, everywhere: true })).body)).not.toContain('Quill')
    expect(JSON.stringify((await asked(desk)).body)).toContain('Quill')
  })
})

const home = {
  use: 'work',
  lines: ['1 Elm Street'],
  city: 'Minneapolis',
  state: 'MN',
  postalCode: '55401',
  country: 'US',
}

function aPlace(kind: string, more: object): object {
  return {
    kind,
    status: 'active',
    timezone: 'America/Chicago',
    placeOfService: { code: '11', display: 'Office' },
    ...more,
  }
}
