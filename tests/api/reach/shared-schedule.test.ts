import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { created } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const across = { 'x-enable-cross-partition': 'true' }

describe.each(databasesFor(import.meta.url))('a shared schedule, on the %s database', (database) => {
  let server: TestServer
  let author: TestClient
  let carer: TestClient
  let planner: TestClient
  let desk: TestClient
  beforeAll(async () => {
    const staff = {
      author: ['supervisor'],
      carer: ['non-prescribing-clinician'],
      planner: ['associate-implementation'],
      desk: ['case-management'],
    }
    server = await startTestServer({ database, staff })
    author = await server.signIn('author')
    carer = await server.signIn('carer')
    planner = await server.signIn('planner')
    desk = await server.signIn('desk')
  }, 60_000)
  afterAll(() => server?.close())

  const profile = (login: string) => ({
    id: server.practice.profiles.get(login) ?? '',
    resourceType: 'Practitioner',
  })
  const aSchedule = (more: object = {}) => ({
    owner: profile('author'),
    ownerKind: 'Practitioner',
    name: 'Weekdays',
    timezone: 'America/Chicago',
    active: true,
    slotMinutes: 15,
    bookingWindow: { minHours: 0, maxDays: 90 },
    buffers: { beforeMinutes: 0, afterMinutes: 0 },
    doubleBooking: { allowed: false, max: 1 },
    publicBooking: false,
    ...more,
  })
  const share = (client: TestClient, id: string, versionId: string, sharedWith: readonly object[]) =>
    client.ask('PATCH', `Schedules/${id}?versionId=${versionId}`, {
      body: [{ op: 'add', path: '/sharedWith', value: sharedWith }],
    })

  test('whom it is shared with sees why its owner is away, and finds it by that; when it is no longer shared, only that he is away', async () => {
    const off = await author.ask('POST', 'Appointments', {
      body: {
        status: 'booked',
        start: '2027-03-02T15:00:00Z',
        end: '2027-03-02T16:00:00Z',
        timezone: 'America/Chicago',
        duration: 60,
        isGroup: false,
        kind: 'TimeOff',
        title: 'Hospital',
        description: 'Surgery',
        owner: profile('author'),
        attendees: [],
      },
    })
    expect(off.status, JSON.stringify(off.body)).toBe(201)
    const seen = async () => {
      server.world.accounts.forget()
      const read = await carer.ask('GET', `Appointments/${off.body.id}`)
      const found = await carer.ask('POST', 'Appointments/queries?total=true', {
        body: [{ field: 'title', op: 'contains', value: 'hospital' }],
        headers: across,
      })
      return [read.body.title, found.headers.get('x-total-count')]
    }
    expect(await seen()).toEqual([undefined, '0'])
    const schedule = await created(author, 'Schedules', aSchedule())
    const shared = await share(author, schedule.id, '1', [profile('carer')])
    expect(shared.status, JSON.stringify(shared.body)).toBe(200)
    expect(await seen()).toEqual(['Hospital', '1'])
    const role = {
      id: server.practice.roles.get('non-prescribing-clinician')?.id,
      resourceType: 'SecurityRole',
    }
    expect((await share(author, schedule.id, '2', [role])).status).toBe(200)
    expect(await seen()).toEqual(['Hospital', '1'])
    expect((await share(author, schedule.id, '3', [])).status).toBe(200)
    expect(await seen()).toEqual([undefined, '0'])
  })

  test('why somebody is away is told neither by a row that refers to it nor to who asks for the same time', async () => {
    const away = await created(author, 'Appointments', {
      ...{ status: 'booked', start: '2027-03-09T15:00:00Z', end: '2027-03-09T16:00:00Z', duration: 60 },
      ...{ timezone: 'America/Chicago', isGroup: false, kind: 'TimeOff', title: 'Hospital' },
      ...{ owner: profile('author'), attendees: [] },
    })
    const jot = (login: string) => ({
      ...{ body: 'Ask later.', kind: 'Jot', owner: profile(login) },
      appointment: { id: away.id, resourceType: 'Appointment' },
    })
    const named = async (who: TestClient, login: string) => {
      const made = await created(who, 'Scribbles', jot(login))
      return (await who.ask('GET', `Scribbles/${made.id}`)).body.appointment.display
    }
    expect(await named(author, 'author')).toContain('Hospital')
    expect(await named(carer, 'carer')).toBe('2027-03-09 09:00')

    const clash = await desk.ask('POST', 'Appointments', {
      body: {
        ...{ status: 'booked', start: '2027-03-09T15:15:00Z', end: '2027-03-09T15:45:00Z', duration: 30 },
        ...{ timezone: 'America/Chicago', isGroup: false, kind: 'Meeting', title: 'Team' },
        ...{ owner: profile('author'), attendees: [] },
      },
    })
    expect(clash.status).toBe(409)
    expect(clash.body.errors[0].parameters).toEqual({ other: '2027-03-09 09:00' })
    expect(JSON.stringify(clash.body)).not.toContain('Hospital')
  })

  test('whoever manages schedules shares nobody’s with himself', async () => {
    const refused = { status: 422, body: { errors: [{ code: 'scheduling.not-yours-to-share' }] } }
    const body = aSchedule({ sharedWith: [profile('planner')] })
    expect(await planner.ask('POST', 'Schedules', { body })).toMatchObject(refused)
    const plain = await created(
      planner,
      'Schedules',
      aSchedule({ name: 'Weekends', owner: profile('carer') }),
    )
    expect(await share(planner, plain.id, '1', [profile('planner')])).toMatchObject(refused)
    const dormant = await created(
      author,
      'Schedules',
      aSchedule({ active: false, sharedWith: [profile('planner')] }),
    )
    const woken = await planner.ask('PATCH', `Schedules/${dormant.id}?versionId=1`, {
      body: [{ op: 'replace', path: '/active', value: true }],
    })
    expect(woken).toMatchObject(refused)
  })
})
