import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, bare, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('who books, moves and calls off (%s)', (database) => {
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

  async function prefer(fields: object) {
    const { body } = await scene.admin.ask('GET', 'PracticePreferences/default')
    const path = `PracticePreferences/default?versionId=${body.meta.versionId}`
    const operations = Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value }))
    expect(await scene.admin.ask('PATCH', path, { body: operations })).toMatchObject({ status: 200 })
  }
  const patch = (client: TestClient, { id, versionId }: Row, operations: readonly object[], more = '') =>
    client.ask('PATCH', `Appointments/${id}?versionId=${versionId}${more}`, { body: operations })
  const put = (path: string, value: unknown) => ({ op: 'add', path, value })
  const required = (id: string, subject: object) => ({
    id,
    kind: 'Practitioner',
    subject,
    requirement: 'Required',
  })
  const meeting = (start: string, owner: object, others: readonly object[]) =>
    aVisit(scene, start, {
      ...{ owner, kind: 'Meeting', title: 'Team', attendees: others },
      ...{ serviceType: undefined, episodeOfCare: undefined, program: undefined, location: undefined },
    })
  const cancellation = { reason: { code: 'ill', display: 'Ill' }, initiator: 'Provider' }

  test("a clinician who may book adds colleagues to the own meeting, and books into nobody else's calendar by taking part", async () => {
    await prefer({ appointmentCreation: true, appointmentCancellation: false })
    const other = staff(server, 'supervisor')
    const own = meeting('2030-03-04T15:00:00Z', scene.owner, [required('1', other)])
    const others = meeting('2030-03-05T15:00:00Z', other, [required('1', scene.owner)])

    expect((await clinician.ask('POST', 'Appointments', { body: own })).status).toBe(201)
    expect((await clinician.ask('POST', 'Appointments', { body: others })).status).toBe(403)
    const made = await created(desk, 'Appointments', others)
    expect((await patch(clinician, made, [put('/description', 'Bring the list.')])).status).toBe(200)
  })

  test('where cancelling is left to the front desk, a clinician neither cancels nor enters in error, also not by its people', async () => {
    await prefer({ appointmentCreation: true, appointmentCancellation: false })
    const visit = await created(desk, 'Appointments', aVisit(scene, '2030-03-06T15:00:00Z'))
    const group = await created(scene.admin, 'Groups', {
      ...{ name: 'Coping skills', kind: 'Therapy' },
      facilitators: [{ practitioner: scene.owner, role: 'Primary' }],
    })
    const attendees = [scene.patient, scene.otherPatient].map((patient, index) => ({
      ...{ id: `${index + 1}`, kind: 'Patient', subject: bare(patient), requirement: 'Optional' },
      status: 'booked',
    }))
    const more = { isGroup: true, group: bare(group), episodeOfCare: undefined, attendees }
    const meets = await created(desk, 'Appointments', aVisit(scene, '2030-03-07T15:00:00Z', more))
    const everybody = [
      put('/cancellation', cancellation),
      ...[0, 1].map((index) => put(`/attendees/${index}/status`, 'cancelled')),
    ]
    const cancel = [put('/cancellation', cancellation), put('/status', 'cancelled')]
    const asked: readonly (readonly [Row, readonly object[]])[] = [
      [visit, cancel],
      [visit, [put('/status', 'entered-in-error')]],
      [meets, everybody],
    ]
    for (const [row, operations] of asked)
      expect((await patch(clinician, row, operations)).status, JSON.stringify(operations)).toBe(403)
    expect((await patch(clinician, meets, [put('/attendees/0/status', 'cancelled')])).status).toBe(200)

    await prefer({ appointmentCancellation: true })
    expect((await patch(clinician, visit, [put('/status', 'entered-in-error')])).status).toBe(200)
    expect((await patch(clinician, { ...meets, versionId: '2' }, everybody)).body).toMatchObject({
      status: 'cancelled',
    })
  })

  test('whoever may book twice is asked about a busy person and a taken room as well, and then may', async () => {
    const at = '2030-03-11T15:00:00Z'
    await created(desk, 'Appointments', aVisit(scene, at))
    const patient = { id: '1', kind: 'Patient', subject: bare(scene.otherPatient), requirement: 'Required' }
    const body = aVisit(scene, at, { attendees: [patient], episodeOfCare: undefined })
    const findings = [
      { pointer: '/owner', code: 'scheduling.busy-practitioner' },
      { pointer: '/location', code: 'scheduling.busy-room' },
    ]

    for (const more of ['', '?dryRun=true'])
      expect(await scene.admin.ask('POST', `Appointments${more}`, { body })).toMatchObject({
        status: 409,
        body: { errors: findings },
      })
    const without = await desk.ask('POST', 'Appointments?confirmed=true', { body })
    expect(without).toMatchObject({ status: 409, body: { errors: [{ code: 'scheduling.busy-room-full' }] } })
    const taken = await scene.admin.ask('POST', 'Appointments?confirmed=true', { body })
    expect(taken.status, JSON.stringify(taken.body)).toBe(201)
  })

  test("of colleagues who are required each one's own schedule says how many at once", async () => {
    const other = staff(server, 'supervisor')
    await created(scene.admin, 'Schedules', {
      ...{ owner: other, ownerKind: 'Practitioner', name: 'Supervisor', timezone: 'America/Chicago' },
      doubleBooking: { allowed: true, max: 2 },
    })
    const at = '2030-03-13T15:00:00Z'
    const third = staff(server, 'intake')
    const book = (owner: object, people: readonly object[]) =>
      desk.ask('POST', 'Appointments', {
        body: meeting(
          at,
          owner,
          people.map((each, index) => required(`${index + 1}`, each)),
        ),
      })

    expect((await book(other, [])).status).toBe(201)
    const second = await book(scene.owner, [other])
    expect(second.status, JSON.stringify(second.body)).toBe(201)
    expect((await book(other, [third])).status).toBe(201)
    expect((await book(other, [])).body).toMatchObject({
      errors: [{ pointer: '/owner', code: 'scheduling.busy-practitioner-full' }],
    })
    const full = await book(staff(server, 'admin'), [third, other])
    expect(full.body).toMatchObject({
      errors: [
        { pointer: '/attendees/0', code: 'scheduling.busy-practitioner' },
        { pointer: '/attendees/1', code: 'scheduling.busy-practitioner-full' },
      ],
    })
  })
})
