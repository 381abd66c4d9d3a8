import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  anotherService,
  aVisit,
  bare,
  created,
  type Row,
  type Scene,
  setScene,
  staff,
} from '#tests/support/scenes/scene.ts'
import { act, anAuthorization, stored, weekly } from '#tests/support/scenes/series.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const zone = 'America/Chicago'
/** A Wednesday; nine o'clock in Chicago. */
const at = '2030-03-06T15:00:00Z'
const hours = { from: '08:00', to: '17:00' }

describe.each(databasesFor(import.meta.url))('what a booking meets (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let desk: TestClient
  let site: { readonly id: string; readonly resourceType: string }
  let authorization: object
  let unpaid: Row
  let payer: object
  let short: Row
  let elsewhere: Row
  let steps: object
  let group: object
  let fullGroup: { readonly group: object; readonly attendees: readonly object[] }
  let usedUp: { readonly authorization: object; readonly attendees: readonly object[] }
  let leaving: { readonly episodeOfCare: object; readonly attendees: readonly object[] }

  beforeAll(async () => {
    server = await startTestServer({ database })
    scene = await setScene(server)
    desk = await server.signIn('intake')
    const practice = await scene.admin.ask('GET', 'PracticePreferences?pageSize=1')
    expect(practice.status).toBe(200)
    await putFields(server.world, server.practice, {
      type: 'PracticePreferences',
      id: practice.body.items?.[0]?.id ?? practice.body[0].id,
      fields: { holidayDates: ['2030-03-07'] },
    })
    await created(scene.admin, 'Schedules', {
      ...{
        owner: staff(server, 'supervisor'),
        ownerKind: 'Practitioner',
        name: 'Supervisor',
        timezone: zone,
      },
      availability: [{ id: 'w', kind: 'Available', weekday: 'Wednesday', start: hours.from, end: hours.to }],
    })
    site = bare(
      await created(scene.admin, 'Locations', {
        ...{ name: 'North', kind: 'Site', status: 'active', timezone: zone },
        hours: [{ weekday: 'Wednesday', start: '08:00', end: '12:00' }],
        placeOfService: { code: '11', display: 'Office' },
      }),
    )
    authorization = await anAuthorization(scene, '2030-03-05')
    await created(desk, 'Appointments', aVisit(scene, '2030-03-20T15:00:00Z'))
    unpaid = await aPatient('Larkspur')
    payer = bare(await created(scene.admin, 'Organizations', { name: 'Prairie', kind: 'Payer' }))
    await moreThatWarns()
    await moreThatIsFull()
    await moreThatEnds()
  })
  afterAll(() => server?.close())

  /**
   * Of the same call as a trial, in earnest, and as a trial once it was confirmed: status, and of each finding where it is and what it
   * says. What is still said then forbids; the rest warns.
   */
  async function judged(start: string, more: object = {}, by = desk) {
    const body = aVisit(scene, start, { location: undefined, ...more })
    const answers = []
    for (const option of ['?dryRun=true', '', '?dryRun=true&confirmed=true']) {
      const { status, body: told } = await by.ask('POST', `Appointments${option}`, { body })
      const errors: readonly { pointer: string; code: string }[] = told.errors ?? []
      answers.push({ status, found: errors.map(({ pointer, code }) => `${pointer} ${code}`) })
    }
    return answers
  }

  const attendee = (id: string, patient: Row) => ({
    ...{ id, kind: 'Patient', requirement: 'Required', status: 'booked' },
    subject: bare(patient),
  })
  const aPatient = (family: string, more: object = {}, by = desk) =>
    created(by, 'Patients', {
      name: { use: 'official', given: ['Uma'], family },
      ...{ birthDate: '1990-05-05', gender: 'female', ...more },
    })
  const aPolicy = (patient: Row, more: object = {}) =>
    created(scene.admin, 'Coverages', {
      ...{ beneficiary: bare(patient), payer, status: 'Active', memberId: 'MD4471902' },
      type: { code: 'medicaid', display: 'Medicaid' },
      relationship: { code: 'self', display: 'Self' },
      period: { start: '2030-01-01' },
      ...more,
    })
  const visitOf = (patient: Row, start: string, more: object = {}) =>
    aVisit(scene, start, {
      ...{ location: undefined, episodeOfCare: undefined, attendees: [attendee('1', patient)] },
      ...more,
    })
  const booking = (body: object, option = '') => desk.ask('POST', `Appointments${option}`, { body })
  const toDay = (day: string, hour: number) => [
    { op: 'replace', path: '/start', value: `${day}T${hour}:00:00Z` },
    { op: 'replace', path: '/end', value: `${day}T${hour + 1}:00:00Z` },
  ]

  /** An authorization that is nearly used up, a service in steps, a group, and a patient in a state of its own. */
  async function moreThatWarns() {
    short = await aPatient('Plantain')
    await aPolicy(short, {
      authorizations: [
        {
          ...{ id: 'a1', number: 'AU-31', status: 'Approved', unitsApproved: 2 },
          services: [bare(scene.service)],
          unitKind: { code: 'unit15', display: '15-minute unit' },
          period: { start: '2030-01-01', end: '2030-12-31' },
        },
      ],
    })
    const counted = await anotherService(scene.admin, {
      ...{ code: 'H2014', name: 'Skills training', sessionTimeUnit: 'TimeIncrements' },
      flags: ['RequireUnits'],
    })
    steps = bare(counted)
    const address = {
      use: 'home',
      lines: ['1 Alder Street'],
      city: 'Beloit',
      state: 'WI',
      postalCode: '53511',
    }
    elsewhere = await aPatient('Sorrel', { addresses: [address] })
    await aPolicy(elsewhere)
    await putFields(server.world, server.practice, {
      ...{ type: 'Practitioner', id: scene.owner.id },
      fields: {
        licenses: [
          {
            type: { code: 'LPC', display: 'LPC' },
            ...{ number: '1', state: { code: 'IL', display: 'Illinois' } },
          },
        ],
      },
    })
    const made = await created(scene.admin, 'Groups', {
      ...{ name: 'Skills', kind: 'Therapy', program: bare(scene.program) },
      facilitators: [{ practitioner: scene.owner, role: 'Primary' }],
    })
    group = bare(made)
  }

  /** A group of as many as are expected less one, and a clinician and a room whose time is taken as often as may be. */
  async function moreThatIsFull() {
    const members = [scene.patient, scene.otherPatient]
    const made = await created(scene.admin, 'Groups', {
      ...{ name: 'Evening talk', kind: 'Therapy', program: bare(scene.program) },
      capacity: { min: 1, max: 1 },
      facilitators: [{ practitioner: scene.owner, role: 'Primary' }],
      members: members.map((patient, index) => ({
        ...{ id: `m${index}`, status: 'Active', period: { start: '2026-01-05' } },
        patient: bare(patient),
      })),
    })
    fullGroup = {
      group: bare(made),
      attendees: members.map((patient, index) => attendee(`m${index}`, patient)),
    }
    for (const _ of ['once', 'twice'])
      await created(
        desk,
        'Appointments?confirmed=true',
        aVisit(scene, '2030-08-07T15:00:00Z', { ...aTalk, location: undefined }),
      )
  }

  /** An authorization of which nothing is left, and an enrollment that ends. */
  async function moreThatEnds() {
    const spent = await aPatient('Yarrow')
    const policy = await aPolicy(spent)
    const used = {
      ...{ id: 'a1', number: 'AU-32', status: 'Approved', unitsApproved: 2, unitsUsed: 2, unitsRemaining: 0 },
      services: [bare(scene.service)],
      unitKind: { code: 'unit15', display: '15-minute unit' },
      period: { start: '2030-01-01', end: '2030-12-31' },
    }
    await putFields(server.world, server.practice, {
      ...{ type: 'Coverage', id: policy.id, fields: { authorizations: [used] } },
    })
    usedUp = {
      authorization: { coverage: bare(policy), authorizationId: 'a1' },
      attendees: [attendee('1', spent)],
    }
    const goes = await aPatient('Sedge')
    await aPolicy(goes)
    const episode = await created(scene.admin, 'EpisodesOfCare', {
      ...{ patient: bare(goes), program: bare(scene.program), status: 'Active' },
      period: { start: '2026-01-05' },
    })
    await putFields(server.world, server.practice, {
      ...{ type: 'EpisodeOfCare', id: episode.id },
      fields: { period: { start: '2026-01-05', end: '2030-07-01' } },
    })
    const episodeOfCare = bare(episode)
    leaving = { episodeOfCare, attendees: [{ ...attendee('1', goes), episodeOfCare }] }
  }

  const aTalk = {
    ...{ attendees: [], episodeOfCare: undefined, serviceType: undefined },
    ...{ kind: 'Meeting', title: 'Talk' },
  }
  const supervisor = () => ({ owner: staff(server, 'supervisor') })
  type Weighed = readonly [string, () => Promise<unknown[]>, string, 'warns' | 'forbids']
  const table: readonly Weighed[] = [
    [
      'the clinician is busy',
      () => judged('2030-03-20T15:30:00Z', aTalk),
      '/owner scheduling.busy-practitioner',
      'warns',
    ],
    [
      'the clinician is booked twice already, which forbids it',
      () => judged('2030-08-07T15:30:00Z', aTalk),
      '/owner scheduling.busy-practitioner-full',
      'forbids',
    ],
    [
      'the patient is busy',
      () => judged('2030-03-20T15:30:00Z', supervisor()),
      '/attendees/0 scheduling.busy-patient',
      'warns',
    ],
    [
      'the room is busy, which forbids it',
      () => judged('2030-03-20T15:30:00Z', { ...supervisor(), location: bare(scene.room) }),
      '/location scheduling.busy-room-full',
      'forbids',
    ],
    [
      'the room is busy, for somebody who may double book',
      () => judged('2030-03-20T15:30:00Z', { ...supervisor(), location: bare(scene.room) }, scene.admin),
      '/location scheduling.busy-room',
      'warns',
    ],
    [
      'outside the hours of the clinician',
      () => judged('2030-03-06T23:30:00Z', supervisor()),
      '/owner scheduling.outside-hours-of',
      'warns',
    ],
    [
      'outside the hours of the place',
      () => judged('2030-03-06T20:00:00Z', { location: site }),
      '/location scheduling.outside-place',
      'warns',
    ],
    ['on a holiday', () => judged('2030-03-07T15:00:00Z'), '/start scheduling.on-holiday', 'warns'],
    [
      'the authorization does not last',
      () => judged(at, { authorization }),
      '/authorization scheduling.authorization-over',
      'warns',
    ],
    [
      'nothing is left of the authorization',
      () => judged('2030-07-03T15:00:00Z', { ...usedUp, episodeOfCare: undefined }),
      '/authorization scheduling.authorization-used',
      'warns',
    ],
    [
      'more people than the group is for',
      () => judged('2030-07-31T15:00:00Z', { ...fullGroup, isGroup: true, episodeOfCare: undefined }),
      '/attendees scheduling.group-full',
      'warns',
    ],
    [
      'the enrollment ends before',
      () => judged('2030-07-10T15:00:00Z', leaving),
      '/episodeOfCare scheduling.enrollment-ended',
      'warns',
    ],
    [
      'the authorization has fewer units left than the visit takes',
      () => judged('2030-07-03T15:00:00Z', { attendees: [attendee('1', short)], episodeOfCare: undefined }),
      '/attendees/0 scheduling.authorization-short',
      'warns',
    ],
    [
      'shorter than the service takes',
      () => judged('2030-07-10T15:00:00Z', { end: '2030-07-10T15:15:00Z' }),
      '/end scheduling.shorter-than-service',
      'warns',
    ],
    [
      'longer than the service takes',
      () => judged('2030-07-10T15:00:00Z', { end: '2030-07-10T17:00:00Z' }),
      '/end scheduling.longer-than-service',
      'warns',
    ],
    [
      'between two steps of the service',
      () => judged('2030-07-10T15:00:00Z', { serviceType: steps, end: '2030-07-10T15:50:00Z' }),
      '/end scheduling.between-steps',
      'warns',
    ],
    [
      'no unit comes of a service that needs units',
      () => judged('2030-07-10T15:00:00Z', { serviceType: steps, end: '2030-07-10T15:07:00Z' }),
      '/end scheduling.no-units',
      'warns',
    ],
    [
      'a group with a service that is not for groups',
      () =>
        judged('2030-07-10T15:00:00Z', {
          ...{ serviceType: steps, isGroup: true, group, episodeOfCare: undefined },
        }),
      '/group scheduling.no-groups',
      'warns',
    ],
    [
      'a visit by telehealth without an address',
      () => judged('2030-07-10T15:00:00Z', { mode: 'Telehealth' }),
      '/mode scheduling.no-telehealth-address',
      'warns',
    ],
    [
      'the patient lives in a state for which the clinician has no license',
      () =>
        judged('2030-07-10T15:00:00Z', {
          ...{ mode: 'Telehealth', attendees: [attendee('1', elsewhere)], episodeOfCare: undefined },
          serviceLocation: { kind: 'Virtual', telehealthUrl: 'https://video.example/room-1' },
        }),
      '/attendees/0 scheduling.licence-other-state',
      'warns',
    ],
    [
      'nobody pays that day',
      () => judged('2030-06-05T15:00:00Z', { episodeOfCare: undefined, attendees: [attendee('1', unpaid)] }),
      '/attendees/0 scheduling.no-coverage',
      'warns',
    ],
    [
      'the same service is booked that day already',
      () => judged('2030-03-20T20:00:00Z'),
      '/attendees/0 scheduling.same-service',
      'warns',
    ],
  ]

  test.each(table)(
    '%s: the trial says what the booking says, and as heavily',
    async (_what, ask, expected, weight) => {
      const [trial, earnest, confirmed] = (await ask()) as { status: number; found: readonly string[] }[]
      expect(trial?.status, JSON.stringify(trial)).toBe(409)
      expect(trial?.found).toContain(expected)
      expect(earnest).toEqual(trial)
      const still = { warns: { status: 201, found: [] }, forbids: { status: 409, found: [expected] } }
      expect(confirmed).toEqual(still[weight])
    },
  )

  test('what only warns is booked once it is confirmed, and is not asked again when it is called off or that is taken back', async () => {
    const body = aVisit(scene, '2030-03-07T18:00:00Z', { location: undefined })
    expect((await desk.ask('POST', 'Appointments', { body })).status).toBe(409)
    const made = await created(desk, 'Appointments?confirmed=true', body)
    const cancelled = await desk.ask('PATCH', `Appointments/${made.id}?versionId=${made.versionId}`, {
      body: [
        { op: 'replace', path: '/status', value: 'cancelled' },
        {
          op: 'add',
          path: '/cancellation',
          value: { reason: { code: 'ill', display: 'Ill' }, initiator: 'Patient' },
        },
      ],
    })
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
    const back = await desk.ask(
      'PATCH',
      `Appointments/${made.id}?versionId=${cancelled.body.meta.versionId}`,
      {
        body: [
          { op: 'replace', path: '/status', value: 'booked' },
          { op: 'remove', path: '/cancellation' },
        ],
      },
    )
    expect(back, JSON.stringify(back.body)).toMatchObject({ status: 200, body: { status: 'booked' } })
  })

  test('who takes part in a meeting on a holiday is said without a word about the holiday; one more than the group is for is asked about', async () => {
    const group = await created(scene.admin, 'Groups', {
      ...{
        name: 'Coping skills',
        kind: 'Therapy',
        program: bare(scene.program),
        capacity: { min: 1, max: 1 },
      },
      facilitators: [{ practitioner: scene.owner, role: 'Primary' }],
      members: [
        { id: 'm1', patient: bare(scene.patient), status: 'Active', period: { start: '2026-01-05' } },
      ],
    })
    const member = (id: string, patient: object) => ({
      ...{ id, kind: 'Patient', requirement: 'Optional', status: 'booked' },
      subject: patient,
    })
    const more = {
      isGroup: true,
      kind: 'Visit',
      group: bare(group),
      location: undefined,
      episodeOfCare: undefined,
    }
    const body = aVisit(scene, '2030-03-07T20:00:00Z', {
      ...{ ...more, attendees: [member('m1', bare(scene.patient)), member('m2', bare(scene.otherPatient))] },
    })
    const first = await created(scene.admin, 'Appointments?confirmed=true', body)
    const patch = (versionId: string, operations: readonly object[]) =>
      scene.admin.ask('PATCH', `Appointments/${first.id}?versionId=${versionId}`, { body: operations })

    const cancellation = { reason: { code: 'ill', display: 'Ill' }, initiator: 'Patient' }
    const away = await patch(first.versionId, [
      { op: 'replace', path: '/attendees/1/status', value: 'cancelled' },
      { op: 'add', path: '/attendees/1/cancellation', value: cancellation },
    ])
    expect(away.status, JSON.stringify(away.body)).toBe(200)
    const back = await patch(away.body.meta.versionId, [
      { op: 'replace', path: '/attendees/1/status', value: 'booked' },
      { op: 'remove', path: '/attendees/1/cancellation' },
    ])
    expect(back.status, JSON.stringify(back.body)).toBe(409)
    expect(back.body.errors.map(({ code }: { code: string }) => code)).toContain('scheduling.group-full')
    expect(JSON.stringify(back.body)).not.toContain('scheduling.on-holiday')
  })

  test('nobody is asked about coverage that is active that day, be it of the patient alone, nor for a service that is not billed', async () => {
    const start = '2030-06-06T15:00:00Z'
    const free = await anotherService(scene.admin, { code: 'H0007', flags: [] })
    const ended = await aPatient('Meadow')
    const policy = await aPolicy(ended, { period: { start: '2030-01-01', end: '2030-06-05' } })
    const asked = await booking(visitOf(ended, start))
    expect(asked.body.errors, JSON.stringify(asked.body)).toMatchObject([
      { pointer: '/attendees/0', code: 'scheduling.no-coverage' },
    ])
    expect(asked.body.errors[0].message).toContain('Meadow, Uma')
    expect((await booking(visitOf(ended, start, { serviceType: bare(free) }), '?dryRun=true')).status).toBe(
      201,
    )
    expect((await booking(visitOf(ended, '2030-06-05T15:00:00Z'), '?dryRun=true')).status).toBe(201)
    await aPolicy(ended, {
      type: { code: 'self-pay', display: 'Self-pay' },
      ...{ order: 2, period: { start: '2030-06-06' } },
    })
    expect((await booking(visitOf(ended, start))).status, policy.id).toBe(201)

    expect((await booking(visitOf(unpaid, start, supervisor()), '?confirmed=true')).status).toBe(201)
  })

  test('a service that is not billed is asked about neither coverage nor authorization; a visit that becomes longer is asked about again', async () => {
    const start = '2030-07-17T15:00:00Z'
    const free = await anotherService(scene.admin, { code: 'H0009', flags: [] })
    const more = { serviceType: bare(free), authorization, location: undefined }
    expect((await booking(aVisit(scene, start, more), '?dryRun=true')).status).toBe(201)

    const half = { end: '2030-07-17T15:30:00Z' }
    const made = await created(desk, 'Appointments', visitOf(short, start, half))
    const lasting = (end: string) =>
      desk.ask('PATCH', `Appointments/${made.id}?versionId=${made.versionId}&dryRun=true`, {
        body: [{ op: 'replace', path: '/end', value: end }],
      })
    expect((await lasting('2030-07-17T15:20:00Z')).status).toBe(200)
    const longer = await lasting('2030-07-17T16:00:00Z')
    expect(longer, JSON.stringify(longer.body)).toMatchObject({
      ...{ status: 409, body: { errors: [{ code: 'scheduling.authorization-short' }] } },
    })
    expect(longer.body.errors[0].message).toContain('Plantain, Uma')
  })

  test('the same service on another day, another service, and one that was called off ask nothing', async () => {
    const patient = await aPatient('Nettle')
    await aPolicy(patient)
    const other = await anotherService(scene.admin, { code: 'H0008' })
    const first = await created(desk, 'Appointments', visitOf(patient, '2030-06-12T15:00:00Z'))
    const evening = visitOf(patient, '2030-06-13T01:00:00Z')
    const asked = await booking(evening)
    expect(asked.body.errors, JSON.stringify(asked.body)).toMatchObject([
      { pointer: '/attendees/0', code: 'scheduling.same-service' },
    ])
    expect(asked.body.errors[0].message).toContain('Jun 12, 2030 10:00')
    const trial = (body: object) => booking(body, '?dryRun=true')
    expect((await trial(visitOf(patient, '2030-06-13T15:00:00Z'))).status).toBe(201)
    expect((await trial({ ...evening, serviceType: bare(other) })).status).toBe(201)
    const cancelled = await desk.ask('PATCH', `Appointments/${first.id}?versionId=${first.versionId}`, {
      body: [
        { op: 'replace', path: '/status', value: 'cancelled' },
        {
          ...{ op: 'add', path: '/cancellation' },
          value: { reason: { code: 'ill', display: 'Ill' }, initiator: 'Patient' },
        },
      ],
    })
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
    expect((await booking(evening)).status).toBe(201)
  })

  test('a visit that is moved to another day is asked about, at another hour of its day it is not; a series says the same of each', async () => {
    const patient = await aPatient('Oleander')
    const [day, next] = [21, 22].map((days) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
    )
    await aPolicy(patient, { period: { start: '2020-01-01' } })
    await created(desk, 'Appointments', visitOf(patient, `${next}T20:00:00Z`))
    const start = `${day}T15:00:00Z`
    const first = await created(desk, 'Appointments', visitOf(patient, start))
    const repeated = await act(desk, first, {
      name: 'repeat',
      body: { recurrence: weekly(start, { end: { count: 2 } }) },
    })
    expect(repeated.status, JSON.stringify(repeated.body)).toBe(200)
    const { meta } = await stored(desk, first.id)
    const move = (operations: readonly object[]) =>
      desk.ask('PATCH', `Appointments/${first.id}?versionId=${meta.versionId}&dryRun=true`, {
        body: operations,
      })
    expect((await move(toDay(`${day}`, 18))).status).toBe(200)
    const { status, body } = await move(toDay(`${next}`, 15))
    const code = 'scheduling.same-service'
    expect({ status, codes: body.errors.map((each: { code: string }) => each.code) }).toEqual({
      ...{ status: 409, codes: [code] },
    })

    const change = (more: object) =>
      act(
        desk,
        { id: first.id, versionId: meta.versionId },
        {
          name: 'change-series',
          body: { scope: 'WholeSeries', changes: { start: `${next}T15:00:00Z` }, ...more },
        },
      )
    const plan = await change({ planOnly: true })
    expect(plan.body.rows, JSON.stringify(plan.body)).toMatchObject([
      { fate: 'Blocked', reasons: [{ code, other: body.errors[0].parameters.other }] },
      { fate: 'Changed' },
    ])
    const done = await change({ confirmed: true })
    expect(done.body.rows, JSON.stringify(done.body)).toMatchObject([
      { fate: 'Changed' },
      { fate: 'Changed' },
    ])
  })

  test('of a meeting each member is named for whom nobody pays, but for those whose names are not seen', async () => {
    const hidden = await aPatient(
      'Quince',
      { confidentialTeam: [{ practitioner: staff(server, 'admin') }] },
      scene.admin,
    )
    const group = await created(scene.admin, 'Groups', {
      ...{ name: 'Evening skills', kind: 'Therapy', program: bare(scene.program) },
      facilitators: [{ practitioner: scene.owner, role: 'Primary' }],
      members: [unpaid, hidden].map((patient, index) => ({
        ...{ id: `m${index}`, status: 'Active', period: { start: '2026-01-05' } },
        patient: bare(patient),
      })),
    })
    const body = aVisit(scene, '2030-06-26T15:00:00Z', {
      ...{ isGroup: true, group: bare(group), location: undefined, episodeOfCare: undefined },
      attendees: [attendee('m0', unpaid), attendee('m1', hidden), attendee('m2', scene.otherPatient)],
    })
    const pointers = ({ body: { errors } }: { readonly body: { errors: readonly { pointer: string }[] } }) =>
      errors.map(({ pointer }) => pointer)
    const told = await scene.admin.ask('POST', 'Appointments', { body })
    expect(pointers(told), JSON.stringify(told.body)).toEqual(['/attendees/0', '/attendees/1'])
    const meeting = await created(scene.admin, 'Appointments?confirmed=true', body)
    const moved = await desk.ask(
      'PATCH',
      `Appointments/${meeting.id}?versionId=${meeting.versionId}&dryRun=true`,
      { body: toDay('2030-06-27', 15) },
    )
    expect(pointers(moved), JSON.stringify(moved.body)).toEqual(['/attendees/0'])
    expect(JSON.stringify(moved.body)).not.toContain('Quince')
  })

  test('an enrollment that ends before the visit is said, also when the visit is moved behind its end', async () => {
    const made = await created(
      desk,
      'Appointments',
      aVisit(scene, '2030-04-03T15:00:00Z', { location: undefined }),
    )
    await putFields(server.world, server.practice, {
      type: 'EpisodeOfCare',
      id: scene.episode.id,
      fields: { period: { start: '2026-01-05', end: '2030-04-08' } },
    })
    const later = await desk.ask('PATCH', `Appointments/${made.id}?versionId=${made.versionId}`, {
      body: [
        { op: 'replace', path: '/start', value: '2030-04-10T15:00:00Z' },
        { op: 'replace', path: '/end', value: '2030-04-10T16:00:00Z' },
      ],
    })
    expect(later).toMatchObject({
      status: 409,
      body: { errors: [{ pointer: '/episodeOfCare', code: 'scheduling.enrollment-ended' }] },
    })
  })
})
