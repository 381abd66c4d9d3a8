import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const day = (time: string) => `2027-03-02T${time}:00.000Z`
const whole = { from: day('00:00'), to: day('23:59') }

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let clinician: TestClient
  beforeAll(async () => {
    const staff = {
      admin: ['administrative'],
      clinician: ['non-prescribing-clinician'],
      other: ['non-prescribing-clinician'],
      third: ['non-prescribing-clinician'],
      patient: ['patient'],
    }
    server = await startTestServer({ database, staff })
    admin = await server.signIn('admin')
    clinician = await server.signIn('clinician')
  })
  afterAll(() => server?.close())

  const person = (login: string) => ({
    id: server.practice.profiles.get(login) ?? '',
    resourceType: 'Practitioner',
  })
  const busy = (asker: TestClient, body: object) => asker.ask('POST', 'Appointments/busy', { body })
  async function made(collection: string, body: object) {
    const answer = await admin.ask('POST', collection, { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return { id: answer.body.id, resourceType: answer.body.resourceType }
  }
  const blockOf = (owner: string, from: string, to: string, more: object = {}) =>
    made('Appointments?confirmed=true', {
      status: 'booked',
      kind: 'Block',
      start: day(from),
      end: day(to),
      timezone: 'America/Chicago',
      duration: 60,
      isGroup: false,
      owner: person(owner),
      title: 'A secret errand',
      ...more,
    })

  test("a visit of somebody else's confidential patient is told as a time, and nothing more", async () => {
    const patient = await made('Patients', {
      name: { use: 'official', given: ['Vera'], family: 'Hidden' },
      birthDate: '1980-05-05',
      gender: 'female',
      confidentialTeam: [{ practitioner: person('admin') }],
    })
    const service = await made('HealthcareServices', {
      name: 'Individual therapy',
      code: 'IND',
      category: { code: 'therapy-individual', display: 'Individual therapy' },
      status: 'Draft',
      flags: [],
      sessionTimeUnit: 'Duration',
      modes: ['InPerson'],
    })
    const status = [{ op: 'replace', path: '/status', value: 'Active' }]
    await admin.ask('PATCH', `HealthcareServices/${service.id}?versionId=1`, { body: status })
    const visit = await made('Appointments', {
      status: 'booked',
      kind: 'Visit',
      start: day('15:00'),
      end: day('16:00'),
      timezone: 'America/Chicago',
      duration: 60,
      isGroup: false,
      owner: person('other'),
      serviceType: service,
      attendees: [{ id: '1', kind: 'Patient', subject: patient }],
    })
    expect((await clinician.ask('GET', `Appointments/${visit.id}`)).status).toBe(404)
    const seen = await busy(clinician, { owners: [person('other').id], ...whole })
    expect(seen.status, JSON.stringify(seen.body)).toBe(200)
    expect(seen.body).toEqual({
      spans: [{ owner: person('other').id, start: day('15:00'), end: day('16:00') }],
    })
  })

  test('times that meet are one, cut to what was asked for; rooms and people stand apart; who is not asked for is not told', async () => {
    const site = await made('Locations', {
      name: 'Room 4',
      kind: 'Room',
      status: 'active',
      bookable: true,
      timezone: 'America/Chicago',
    })
    await blockOf('third', '09:00', '10:00', { location: site })
    await blockOf('third', '09:30', '11:00')
    await blockOf('admin', '09:00', '12:00')
    const seen = await busy(clinician, {
      owners: [person('third').id],
      locations: [site.id],
      from: day('09:15'),
      to: day('10:30'),
    })
    expect(seen.body.spans).toEqual([
      { location: site.id, start: day('09:15'), end: day('10:00') },
      { owner: person('third').id, start: day('09:15'), end: day('10:30') },
    ])
  })

  test('a cancelled appointment keeps nobody busy', async () => {
    const block = await blockOf('clinician', '18:00', '19:00')
    const asked = { owners: [person('clinician').id], ...whole }
    expect((await busy(clinician, asked)).body.spans).toHaveLength(1)
    const cancellation = {
      reason: { code: 'ill', display: 'Ill' },
      initiator: 'Provider',
    }
    const cancelled = await admin.ask('PATCH', `Appointments/${block.id}?versionId=1`, {
      body: [
        { op: 'replace', path: '/status', value: 'cancelled' },
        { op: 'add', path: '/cancellation', value: cancellation },
      ],
    })
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
    expect((await busy(clinician, asked)).body.spans).toEqual([])
  })

  test('a time without length, more than six weeks or more than fifty people is refused, and so is who keeps no calendar', async () => {
    const owners = [person('other').id]
    expect((await busy(clinician, { owners, from: day('10:00'), to: day('10:00') })).status).toBe(422)
    expect((await busy(clinician, { owners, from: day('10:00'), to: '2027-04-14T10:00:00Z' })).status).toBe(
      422,
    )
    const many = Array.from({ length: 51 }, () => server.world.newId())
    expect((await busy(clinician, { owners: many, ...whole })).status).toBe(422)
    const patient = await server.signIn('patient')
    expect((await busy(patient, { owners, ...whole })).status).toBe(403)
  })
})
