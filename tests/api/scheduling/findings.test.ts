import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, bare, created, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { anAuthorization } from '#tests/support/scenes/series.ts'
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
  })
  afterAll(() => server?.close())

  /** Of the same call as a trial and in earnest: status, and of each finding where it is and what it says. */
  async function judged(start: string, more: object = {}, path = 'Appointments') {
    const body = aVisit(scene, start, { location: undefined, ...more })
    const answers = []
    for (const option of ['?dryRun=true', '']) {
      const { status, body: told } = await desk.ask('POST', `${path}${option}`, { body })
      const errors: readonly { pointer: string; code: string }[] = told.errors ?? []
      answers.push({ status, found: errors.map(({ pointer, code }) => `${pointer} ${code}`) })
    }
    return answers
  }

  const supervisor = () => ({ owner: staff(server, 'supervisor') })
  const table: readonly (readonly [string, () => Promise<unknown[]>, string])[] = [
    [
      'the clinician is busy',
      () =>
        judged('2030-03-20T15:30:00Z', {
          attendees: [],
          episodeOfCare: undefined,
          kind: 'Meeting',
          serviceType: undefined,
          title: 'Talk',
        }),
      '/owner scheduling.busy-practitioner',
    ],
    [
      'the patient is busy',
      () => judged('2030-03-20T15:30:00Z', supervisor()),
      '/attendees/0 scheduling.busy-patient',
    ],
    [
      'the room is busy, which forbids it',
      () => judged('2030-03-20T15:30:00Z', { ...supervisor(), location: bare(scene.room) }),
      '/location scheduling.busy-room-full',
    ],
    [
      'outside the hours of the clinician',
      () => judged('2030-03-06T23:30:00Z', supervisor()),
      '/owner scheduling.outside-hours-of',
    ],
    [
      'outside the hours of the place',
      () => judged('2030-03-06T20:00:00Z', { location: site }),
      '/location scheduling.outside-place',
    ],
    ['on a holiday', () => judged('2030-03-07T15:00:00Z'), '/start scheduling.on-holiday'],
    [
      'the authorization does not last',
      () => judged(at, { authorization }),
      '/authorization scheduling.authorization-over',
    ],
  ]

  test.each(table)('%s: the trial says what the booking says', async (_what, ask, expected) => {
    const [trial, earnest] = (await ask()) as { status: number; found: readonly string[] }[]
    expect(trial?.status, JSON.stringify(trial)).toBe(409)
    expect(trial?.found).toContain(expected)
    expect(earnest).toEqual(trial)
  })

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
