import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plusDays, weekdayOf } from '#shared/time/calendar.ts'
import { daySpan, localDate, localMoment, momentOf } from '#shared/time/local-moment.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

type Free = {
  readonly start: string
  readonly end: string
  readonly owner: string
  readonly location?: string
}

const zone = 'America/Chicago'
const soon = plusDays(localDate(new Date().toISOString(), zone), 7)
/** The next day of this weekday (1 is Monday) in a week or later, and so many weeks on. */
const next = (weekday: number, weeks = 0) => plusDays(soon, ((weekday - weekdayOf(soon) + 7) % 7) + 7 * weeks)
/** The next day that clocks make an hour shorter. */
const shortDay = nextShortDay()
const at = (date: string, time: string) => momentOf({ date, time }, zone).instant
const clock = ({ start }: Free) => localMoment(start, zone).time

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let scene: Scene
  let desk: TestClient
  beforeAll(async () => {
    server = await startTestServer({
      database,
      staff: {
        admin: ['administrative'],
        clinician: ['non-prescribing-clinician'],
        other: ['non-prescribing-clinician'],
        third: ['non-prescribing-clinician'],
        intake: ['case-management'],
        implementer: ['implementation'],
        patient: ['patient'],
      },
    })
    scene = await setScene(server)
    desk = await server.signIn('intake')
    for (const login of ['clinician', 'other', 'third']) await hours(login)
  })
  afterAll(() => server?.close())

  const idOf = (login: string) => staff(server, login).id
  const everybody = () => ['clinician', 'other', 'third'].map(idOf)

  /** Monday to Friday from nine to noon, five minutes before and ten after; two at once would be allowed. */
  function hours(login: string): Promise<Row> {
    const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Sunday']
    return created(scene.admin, 'Schedules', {
      owner: staff(server, login),
      ownerKind: 'Practitioner',
      name: login,
      timezone: zone,
      slotMinutes: 15,
      bookingWindow: { minHours: 0, maxDays: 400 },
      buffers: { beforeMinutes: 5, afterMinutes: 10 },
      doubleBooking: { allowed: true, max: 2 },
      availability: weekdays.map((weekday) => ({
        id: weekday,
        kind: 'Available',
        weekday,
        start: weekday === 'Sunday' ? '00:00' : '09:00',
        end: weekday === 'Sunday' ? '05:00' : '12:00',
      })),
    })
  }

  async function find(asker: TestClient, body: object) {
    return asker.ask('POST', 'Appointments/findTimes', { body: { minutes: 50, ...body } })
  }
  const onDay = (date: string) => ({ from: at(date, '00:00'), to: at(date, '23:45') })
  const block = (login: string, date: string, [from, to]: readonly [string, string], more: object = {}) =>
    created(scene.admin, 'Appointments?confirmed=true', {
      status: 'booked',
      kind: 'Block',
      start: at(date, from),
      end: at(date, to),
      timezone: zone,
      duration: 60,
      isGroup: false,
      owner: staff(server, login),
      title: 'A secret errand',
      ...more,
    })

  test('over three clinicians and two rooms, nothing that is found is refused or asked about when it is booked', async () => {
    const date = next(2)
    const room = await created(scene.admin, 'Locations', {
      name: 'Room 9',
      kind: 'Room',
      status: 'active',
      timezone: zone,
    })
    await block('clinician', date, ['09:00', '10:00'])
    await block('other', date, ['10:30', '11:00'], { location: { id: room.id, resourceType: 'Location' } })
    await created(
      scene.admin,
      'Appointments?confirmed=true',
      aVisit(scene, at(date, '11:00'), { owner: staff(server, 'third') }),
    )
    const locations = [scene.room.id, room.id]
    const asked = { owners: everybody(), locations, patient: scene.otherPatient.id, ...onDay(date) }
    const { status, body } = await find(scene.admin, asked)
    expect(status, JSON.stringify(body)).toBe(200)
    const times: readonly Free[] = body.times
    expect(times.length).toBeGreaterThan(5)
    expect(body.proposals).toHaveLength(3)

    for (const free of times) {
      const visit = {
        ...(aVisit(scene, free.start, {
          owner: { id: free.owner, resourceType: 'Practitioner' },
          location: { id: free.location, resourceType: 'Location' },
          episodeOfCare: undefined,
          attendees: [
            { id: '1', kind: 'Patient', subject: { id: scene.otherPatient.id, resourceType: 'Patient' } },
          ],
        }) as object),
        end: free.end,
        duration: 50,
      }
      const booked = await scene.admin.ask('POST', 'Appointments', { body: visit })
      expect(booked.status, `${clock(free)} ${JSON.stringify(booked.body)}`).toBe(201)
      const { id } = booked.body
      const off = [
        { op: 'replace', path: '/status', value: 'cancelled' },
        {
          op: 'add',
          path: '/cancellation',
          value: { reason: { code: 'ill', display: 'Ill' }, initiator: 'Patient' },
        },
      ]
      await scene.admin.ask('PATCH', `Appointments/${id}?versionId=1`, { body: off })
    }
    console.info(`${times.length} times found on ${database}, each of them booked without a question`)
  })

  test('time that is taken by what the asker does not see is never found, and nothing but times is told', async () => {
    const date = next(3)
    const hidden = await created(scene.admin, 'Patients', {
      name: { use: 'official', given: ['Vera'], family: 'Hidden' },
      birthDate: '1980-05-05',
      gender: 'female',
      confidentialTeam: [{ practitioner: staff(server, 'admin') }],
    })
    const visit = await created(
      scene.admin,
      'Appointments?confirmed=true',
      aVisit(scene, at(date, '10:30'), {
        owner: staff(server, 'other'),
        episodeOfCare: undefined,
        attendees: [{ id: '1', kind: 'Patient', subject: { id: hidden.id, resourceType: 'Patient' } }],
      }),
    )
    const clinician = await server.signIn('clinician')
    expect((await clinician.ask('GET', `Appointments/${visit.id}`)).status).toBe(404)
    const { body } = await find(clinician, { owners: [idOf('other')], ...onDay(date) })
    expect(body.times.map(clock)).toEqual(['09:05', '09:15', '09:30'])
    expect(JSON.stringify(body)).not.toMatch(/Hidden|Vera|secret/)
    for (const free of body.times) expect(Object.keys(free).sort()).toEqual(['end', 'owner', 'start'])
    const past = await find(clinician, { owners: [idOf('other')], except: visit.id, ...onDay(date) })
    expect(past.status, 'what is not seen cannot be looked past').toBe(404)
  })

  test('who is moved is not in the way of themselves; a holiday, a patient and wishes are minded', async () => {
    const date = next(4)
    const owners = [idOf('third')]
    const visit = await created(
      scene.admin,
      'Appointments?confirmed=true',
      aVisit(scene, at(date, '09:30'), { owner: staff(server, 'third'), location: undefined }),
    )
    const clocks = async (more: object) =>
      (await find(desk, { owners, ...onDay(date), ...more })).body.times.map(clock)
    expect(await clocks({})).toEqual(['10:45', '11:00'])
    expect(await clocks({ except: visit.id })).toContain('09:30')
    expect(await clocks({ owners: [idOf('other')], patient: scene.patient.id })).toEqual([
      '10:30',
      '10:45',
      '11:00',
    ])
    expect(await clocks({ timeOfDay: ['Afternoon'] })).toEqual([])
    expect(await clocks({ weekdays: ['Thursday'], notBefore: '11:00' })).toEqual(['11:00'])
    expect(await clocks({ weekdays: ['Friday'] })).toEqual([])
  })

  test('on the day on which clocks go forward, each time is there once, lasts as long, and can be booked', async () => {
    const { body } = await find(desk, { owners: [idOf('clinician')], ...onDay(shortDay) })
    expect(body.times.map(clock)).toEqual([
      ...['00:05', '00:15', '00:30', '00:45', '01:00', '01:15', '01:30', '01:45'],
      ...['03:00', '03:15', '03:30', '03:45', '04:00'],
    ])
    for (const { start, end } of body.times as readonly Free[])
      expect(Date.parse(end) - Date.parse(start)).toBe(50 * 60_000)
  })

  test('many days are told page by page, every time once and in order', async () => {
    const range = { from: at(next(1, 1), '00:00'), to: at(next(1, 9), '00:00') }
    const found: Free[] = []
    let from: string | undefined = range.from
    let pages = 0
    while (from) {
      const { status, body }: { status: number; body: { times: Free[]; next?: string } } = await find(desk, {
        owners: everybody(),
        ...range,
        from,
      })
      expect(status).toBe(200)
      found.push(...body.times)
      from = body.next
      pages += 1
    }
    const keys = found.map(({ start, owner }) => `${start} ${owner}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(found.map(({ start }) => start)).toEqual(found.map(({ start }) => start).sort())
    expect(pages).toBeGreaterThan(10)
    console.info(`${found.length} times in ${pages} pages on ${database}`)
  })

  test('too many days, nobody, and who keeps no calendar are refused', async () => {
    const owners = [idOf('other')]
    const long = { owners, from: at(next(1), '00:00'), to: at(next(2, 9), '00:00') }
    expect((await find(desk, long)).status).toBe(422)
    expect((await find(desk, { owners: [], ...onDay(next(2)) })).status).toBe(422)
    expect((await find(desk, { owners: [server.world.newId()], ...onDay(next(2)) })).status).toBe(404)
    const patient = await server.signIn('patient')
    expect((await find(patient, { owners, ...onDay(next(2)) })).status).toBe(403)
  })
})

function nextShortDay(): string {
  let day = soon
  for (;;) {
    const { start, end } = daySpan(day, zone)
    if (Date.parse(end) - Date.parse(start) < 24 * 3_600_000) return day
    day = plusDays(day, 1)
  }
}
