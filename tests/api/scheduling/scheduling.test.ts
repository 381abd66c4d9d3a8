import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  active,
  anotherService,
  aVisit,
  bare,
  created,
  rowOf,
  type Scene,
  setScene,
  staff,
} from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databaseKinds)('appointments (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient
  let desk: TestClient

  beforeAll(async () => {
    server = await startTestServer({ database })
    scene = await setScene(server)
    clinician = await server.signIn('clinician')
    desk = await server.signIn('intake')
  })
  afterAll(() => server.close())

  const book = (start: string, more: object = {}) =>
    scene.admin.ask('POST', 'Appointments', { body: aVisit(scene, start, more) })
  const patch = (id: string, versionId: string, operations: readonly object[]) =>
    scene.admin.ask('PATCH', `Appointments/${id}?versionId=${versionId}`, { body: operations })

  test('a visit that the front desk books is stored with its length and its moment', async () => {
    const answer = await book('2030-03-04T15:00:00.000Z')

    expect(answer).toMatchObject({ status: 201, body: { status: 'booked', duration: 60 } })
    expect(Date.parse(answer.body.created)).toBeGreaterThan(0)
  })

  test('a visit without service and patient, or one that ends before it starts, says what is missing', async () => {
    const incomplete = await book('2030-03-05T15:00:00.000Z', { serviceType: undefined, attendees: [] })
    const reversed = await book('2030-03-05T15:00:00.000Z', { end: '2030-03-05T14:00:00.000Z' })

    expect(incomplete.status).toBe(422)
    expect(incomplete.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([
      '/serviceType',
      '/attendees',
    ])
    expect(reversed).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/end', code: 'scheduling.end-before-start' }] },
    })
  })

  test('a recurrence is not taken while it would make no further visits', async () => {
    const recurrence = {
      frequency: 'Weekly',
      start: '2030-03-05',
      end: { count: 4 },
      timezone: 'America/Chicago',
    }
    const answer = await book('2030-03-05T15:00:00.000Z', { recurrence })

    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            pointer: '/recurrence',
            message: 'Only the server writes this field. Nothing was saved. Leave it out or as it was.',
          },
        ],
      },
    })
  })

  test('a clinician whose practice keeps booking at the front desk is told so', async () => {
    const answer = await clinician.ask('POST', 'Appointments', {
      body: aVisit(scene, '2030-03-06T15:00:00.000Z'),
    })

    expect(answer.status).toBe(403)
  })

  test("the front desk gives a visit to somebody else, whose time is taken then instead of the former one's; a clinician gives away none", async () => {
    const start = '2030-05-09T15:00:00.000Z'
    const other = staff(server, 'supervisor')
    const more = { location: undefined }
    const made = await created(desk, 'Appointments', aVisit(scene, start, more))
    const operations = [{ op: 'replace', path: '/owner', value: other }]
    const give = (client: TestClient, versionId: string, query = '') =>
      client.ask('PATCH', `Appointments/${made.id}?versionId=${versionId}${query}`, { body: operations })

    expect(await give(clinician, '1')).toMatchObject({ status: 403 })
    expect(await give(desk, '1', '&dryRun=true')).toMatchObject({ status: 200 })
    const given = await give(desk, '1')
    expect(given, JSON.stringify(given.body)).toMatchObject({
      status: 200,
      body: { owner: { id: other.id } },
    })

    const owners = [scene.owner.id, other.id]
    const asked = { owners, from: start, to: '2030-05-09T17:00:00.000Z' }
    const busy = await desk.ask('POST', 'Appointments/busy', { body: asked })
    expect(busy.body.spans.map(({ owner }: { owner: string }) => owner)).toEqual([other.id])

    const patient = { id: '1', kind: 'Patient', subject: bare(scene.otherPatient), requirement: 'Required' }
    const second = aVisit(scene, start, { ...more, attendees: [patient], episodeOfCare: undefined })
    const next = await created(desk, 'Appointments', second)
    const refused = await desk.ask('PATCH', `Appointments/${next.id}?versionId=1`, { body: operations })
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ pointer: '/owner' }] } })
    const body = [{ op: 'replace', path: '/owner', value: scene.owner }]
    expect(await clinician.ask('PATCH', `Appointments/${made.id}?versionId=2`, { body })).toMatchObject({
      status: 403,
    })
  })

  test('busy people and patients are named; with a confirmation one more is booked, and no third', async () => {
    const at = '2030-03-07T15:00:00.000Z'
    await created(desk, 'Appointments', aVisit(scene, at, { location: undefined }))
    const body = aVisit(scene, '2030-03-07T15:30:00.000Z', { location: undefined })

    const asked = await desk.ask('POST', 'Appointments', { body })
    const confirmed = await desk.ask('POST', 'Appointments?confirmed=true', { body })
    const third = await desk.ask('POST', 'Appointments?confirmed=true', { body })

    expect(asked.status).toBe(409)
    expect(asked.body.errors.map((error: { code: string }) => error.code)).toEqual([
      'scheduling.busy-practitioner',
      'scheduling.busy-patient',
    ])
    expect(confirmed.status).toBe(201)
    expect(third).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'scheduling.busy-practitioner-full' }] },
    })
  })

  test('a room that is taken is not shared', async () => {
    const at = '2030-03-08T15:00:00.000Z'
    await created(desk, 'Appointments', aVisit(scene, at))
    const supervisor = staff(server, 'supervisor')
    const other = [
      {
        id: '1',
        kind: 'Patient',
        subject: bare(scene.otherPatient),
        requirement: 'Required',
        status: 'booked',
      },
    ]
    const body = aVisit(scene, at, { owner: supervisor, attendees: other, episodeOfCare: undefined })

    const answer = await desk.ask('POST', 'Appointments?confirmed=true', { body })

    expect(answer.status).toBe(409)
    expect(answer.body.errors[0]).toMatchObject({
      pointer: '/location',
      code: expect.stringMatching(/^scheduling.busy-room/),
    })
  })

  test('one that ends when the next begins is no collision, and a cancelled one gives its time back', async () => {
    const other = await anotherService(scene.admin)
    const first = await created(scene.admin, 'Appointments', aVisit(scene, '2030-03-11T15:00:00.000Z'))
    const next = await book('2030-03-11T16:00:00.000Z', { serviceType: bare(other) })
    expect(next.status, JSON.stringify(next.body)).toBe(201)

    const cancellation = { reason: { code: 'ill', display: 'Ill' }, initiator: 'Patient' }
    const cancelled = await patch(first.id, first.versionId, [
      { op: 'add', path: '/cancellation', value: cancellation },
      { op: 'replace', path: '/status', value: 'cancelled' },
    ])

    expect(cancelled).toMatchObject({
      status: 200,
      body: { status: 'cancelled', attendees: [{ status: 'cancelled' }] },
    })
    expect((await book('2030-03-11T15:00:00.000Z')).status).toBe(201)
  })

  test('a status that cannot follow is refused with 2001, and cancelling needs its reason', async () => {
    const row = await created(scene.admin, 'Appointments', aVisit(scene, '2030-03-12T15:00:00.000Z'))

    const missed = await patch(row.id, row.versionId, [{ op: 'replace', path: '/status', value: 'noshow' }])
    const bare = await patch(row.id, row.versionId, [{ op: 'replace', path: '/status', value: 'cancelled' }])
    const arrived = await patch(row.id, row.versionId, [{ op: 'replace', path: '/status', value: 'arrived' }])
    const stale = await patch(row.id, row.versionId, [
      { op: 'replace', path: '/status', value: 'checked-in' },
    ])

    expect(missed).toMatchObject({
      status: 422,
      body: { subStatus: 2001, errors: [{ code: 'scheduling.no-show-before-start' }] },
    })
    expect(bare).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'scheduling.cancellation-needed' }] },
    })
    expect(arrived).toMatchObject({
      status: 200,
      body: { status: 'arrived', attendees: [{ status: 'arrived' }] },
    })
    expect(stale).toMatchObject({ status: 409, body: { subStatus: 2002 } })
  })

  test('of six who book the same hour at the same moment one is first', async () => {
    for (const at of ['2030-03-13T15:00:00.000Z', '2030-03-20T17:00:00.000Z', '2030-03-27T19:00:00.000Z']) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => book(at)))

      expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    }
  })

  test('an owner whose schedule allows double booking is not asked twice', async () => {
    const owner = staff(server, 'supervisor')
    await created(scene.admin, 'Schedules', {
      owner,
      ownerKind: 'Practitioner',
      name: 'Supervisor',
      timezone: 'America/Chicago',
      doubleBooking: { allowed: true, max: 2 },
    })
    const visit = (subject: object) =>
      scene.admin.ask('POST', 'Appointments', {
        body: aVisit(scene, '2030-03-14T15:00:00.000Z', {
          owner,
          location: undefined,
          kind: 'Meeting',
          serviceType: undefined,
          episodeOfCare: undefined,
          attendees: [],
          title: 'Meeting',
          ...subject,
        }),
      })

    const statuses = [await visit({}), await visit({}), await visit({}), await visit({})].map(
      (answer) => answer.status,
    )

    expect(statuses).toEqual([201, 201, 201, 409])
  })

  test('a group has the status that its attendees make', async () => {
    const service = await scene.admin.ask('GET', `HealthcareServices/${scene.service.id}`)
    expect(service.status).toBe(200)
    const group = await created(scene.admin, 'Groups', {
      name: 'Coping skills',
      kind: 'Therapy',
      facilitators: [{ practitioner: scene.owner, role: 'Primary' }],
    })
    const attendee = (id: string, subject: object) => ({
      id,
      kind: 'Patient',
      subject,
      requirement: 'Optional',
      status: 'booked',
    })
    const row = await created(
      scene.admin,
      'Appointments',
      aVisit(scene, '2030-03-15T15:00:00.000Z', {
        isGroup: true,
        group: bare(group),
        episodeOfCare: undefined,
        attendees: [attendee('1', bare(scene.patient)), attendee('2', bare(scene.otherPatient))],
      }),
    )

    const answer = await patch(row.id, row.versionId, [
      { op: 'replace', path: '/attendees/1/status', value: 'arrived' },
    ])

    expect(answer).toMatchObject({ status: 200, body: { status: 'arrived' } })
  })

  test('a service of other programs and a place at which the program does not serve need a word, once', async () => {
    const { admin } = scene
    const other = await active(admin, 'Programs', { name: 'Day', code: 'DAY', kind: 'Outpatient' })
    const { meta } = (await admin.ask('GET', `HealthcareServices/${scene.service.id}`)).body
    const only = [{ op: 'add', path: '/programs', value: [bare(other)] }]
    const limited = `HealthcareServices/${scene.service.id}?versionId=${meta.versionId}`
    expect((await admin.ask('PATCH', limited, { body: only })).status).toBe(200)
    const program = (await admin.ask('GET', `Programs/${scene.program.id}`)).body
    const site = await created(admin, 'Locations', {
      name: 'Annex',
      kind: 'Site',
      status: 'active',
      timezone: 'America/Chicago',
    })
    const elsewhere = [{ op: 'add', path: '/locations', value: [bare(site)] }]
    const serving = `Programs/${program.id}?versionId=${program.meta.versionId}`
    expect((await admin.ask('PATCH', serving, { body: elsewhere })).status).toBe(200)

    const visit = aVisit(scene, '2030-09-04T15:00:00.000Z')
    const ask = (confirmed: boolean) =>
      admin.ask('POST', `Appointments${confirmed ? '?confirmed=true' : ''}`, { body: visit })
    expect(await ask(false)).toMatchObject({
      status: 409,
      body: {
        errors: [
          { pointer: '/serviceType', code: 'scheduling.unfit-service' },
          { pointer: '/program', code: 'scheduling.unfit-location' },
        ],
      },
    })
    const booked = rowOf(await ask(true))
    const later = [{ op: 'add', path: '/description', value: 'Brings a letter.' }]
    expect((await patch(booked.id, booked.versionId, later)).status).toBe(200)
    const moved = await patch(booked.id, '2', [{ op: 'replace', path: '/location', value: bare(site) }])
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    const back = await patch(booked.id, '3', [{ op: 'replace', path: '/location', value: bare(scene.room) }])
    expect(back.body.errors).toMatchObject([{ pointer: '/program', code: 'scheduling.unfit-location' }])

    for (const [path, field] of [
      [`HealthcareServices/${scene.service.id}`, 'programs'],
      [`Programs/${program.id}`, 'locations'],
    ]) {
      const now = (await admin.ask('GET', path ?? '')).body.meta.versionId
      const undone = [{ op: 'remove', path: `/${field}` }]
      expect((await admin.ask('PATCH', `${path}?versionId=${now}`, { body: undone })).status).toBe(200)
    }
  })

  test('each of these calls left one audit row', async () => {
    const answer = await book('2030-03-18T15:00:00.000Z')
    const { id } = rowOf(answer)
    const rows = await server.world.database.asOwner((transaction) =>
      transaction.selectFrom('audit_event').selectAll().where('resource_id', '=', id).execute(),
    )

    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ outcome: expect.any(String), type: 'Appointment' })
  })
})
