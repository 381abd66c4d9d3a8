import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { type GroupScene, setGroupScene } from '#tests/support/scenes/group-scene.ts'
import { aVisit, bare, created, type Row } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('who belongs to a group (%s)', (database) => {
  let server: TestServer
  let scene: GroupScene

  beforeAll(async () => {
    server = await startTestServer({ database })
    scene = await setGroupScene(server)
  })
  afterAll(() => server?.close())

  const read = async (path: string) => (await scene.admin.ask('GET', path)).body
  const change = async (operations: readonly object[]) => {
    const { id, meta } = await read(`Groups/${scene.group.id}`)
    return scene.admin.ask('PATCH', `Groups/${id}?versionId=${meta.versionId}`, { body: operations })
  }
  const place = async (patient: Row) => {
    const { members } = await read(`Groups/${scene.group.id}`)
    return members.findIndex((member: { patient: Row }) => member.patient.id === patient.id)
  }
  const statusAt = async (meeting: Row, patient: Row) => {
    const { attendees } = await read(`Appointments/${meeting.id}`)
    return attendees.find(({ subject }: { subject: Row }) => subject.id === patient.id)?.status
  }
  const dayAway = (days: number) =>
    `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T16:00:00Z`
  const [first, second] = [0, 1]
  const memberAt = (index: number) => scene.members[index] ?? scene.patient
  const joining = (patient: Row, more: object = {}) => [
    {
      op: 'add',
      path: '/members/-',
      value: { id: `new-${patient.id}`, patient: bare(patient), status: 'Active', ...more },
    },
  ]

  test('whoever leaves stays in the history and is not expected at the coming meetings, and those that were stay as they are', async () => {
    const gone = memberAt(first)
    const coming = await scene.meet(dayAway(3))
    const was = await scene.meet(dayAway(-3))
    const at = await place(gone)
    const left = await change([
      { op: 'replace', path: `/members/${at}/status`, value: 'Completed' },
      { op: 'add', path: `/members/${at}/period`, value: { start: '2026-01-05', end: '2026-11-01' } },
    ])
    expect(left.status, JSON.stringify(left.body)).toBe(200)
    expect(left.body.members[at]).toMatchObject({ status: 'Completed', period: { end: '2026-11-01' } })
    expect(await statusAt(coming, gone)).toBe('cancelled')
    expect(await statusAt(coming, memberAt(second))).toBe('booked')
    expect(await statusAt(was, gone)).toBe('booked')
  })

  test('nobody is taken out of the history of a group', async () => {
    const refused = await change([{ op: 'remove', path: `/members/${await place(memberAt(first))}` }])
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ code: 'rights.group-history' }] } })
    expect(await place(memberAt(first))).toBeGreaterThanOrEqual(0)
  })

  test('whoever comes is enrolled in the program of the group', async () => {
    const refused = await change(joining(scene.otherPatient))
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'rights.group-not-enrolled' }] },
    })
    const other = await created(scene.admin, 'Programs', {
      name: 'Day',
      code: 'DAY',
      kind: 'Outpatient',
      status: 'Draft',
    })
    const elsewhere = await created(scene.admin, 'EpisodesOfCare', {
      ...{
        patient: bare(scene.otherPatient),
        program: bare(other),
        status: 'Active',
        period: { start: '2026-01-05' },
      },
    })
    const wrong = await change(joining(scene.otherPatient, { episodeOfCare: bare(elsewhere) }))
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ code: 'rights.group-not-enrolled' }] } })
    expect((await change(joining(scene.patient, { episodeOfCare: bare(scene.episode) }))).status).toBe(200)
  })

  test('a closed group takes nobody, and everybody in it goes on as before', async () => {
    await created(scene.admin, 'EpisodesOfCare', {
      ...{
        patient: bare(scene.otherPatient),
        program: bare(scene.program),
        status: 'Active',
        period: { start: '2026-01-05' },
      },
    })
    expect((await change([{ op: 'replace', path: '/enrollment', value: 'Closed' }])).status).toBe(200)
    const refused = await change(joining(scene.otherPatient))
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ code: 'rights.group-closed' }] } })
    const at = await place(memberAt(second))
    const held = await change([{ op: 'replace', path: `/members/${at}/status`, value: 'OnHold' }])
    expect(held.status).toBe(200)
    const opened = [{ op: 'replace', path: '/enrollment', value: 'Open' }, ...joining(scene.otherPatient)]
    expect((await change(opened)).status).toBe(200)
  })

  const mark = async (meeting: Row, operations: readonly object[]) => {
    const { meta } = await read(`Appointments/${meeting.id}`)
    const path = `Appointments/${meeting.id}?versionId=${meta.versionId}`
    return scene.admin.ask('PATCH', path, { body: operations })
  }
  const to = (field: string, value: unknown) => ({ op: 'add', path: `/attendees/1/${field}`, value })
  const late = { code: 'late', display: 'Late' }

  test('nobody is a no-show of a meeting or a visit that has not begun, neither the whole nor one who takes part', async () => {
    const coming = await scene.meet(dayAway(5))
    const refusal = {
      subStatus: 2001,
      errors: [{ pointer: '/attendees/1/status', code: 'scheduling.absent-before-start' }],
    }
    expect(await mark(coming, [to('status', 'noshow')])).toMatchObject({ status: 422, body: refusal })
    const visit = await created(scene.admin, 'Appointments', aVisit(scene, dayAway(6)))
    const alone = await mark(visit, [{ op: 'replace', path: '/attendees/0/status', value: 'noshow' }])
    expect(alone).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'scheduling.absent-before-start' }] },
    })
    const was = await scene.meet(dayAway(-5))
    expect((await mark(was, [to('status', 'noshow')])).body.attendees[1].status).toBe('noshow')
  })

  test('who came late to a meeting that is over came when it is said, who left early left then, and of whom nothing is said no time is made up', async () => {
    const start = dayAway(-7)
    const [came, left] = [20, 70].map((minutes) =>
      new Date(Date.parse(start) + minutes * 60_000).toISOString(),
    )
    const was = await scene.meet(start)
    const said = [to('status', 'arrived'), to('arrivedAt', came), to('leftAt', left), to('attendance', late)]
    const marked = await mark(was, [
      { op: 'replace', path: '/attendees/2/status', value: 'arrived' },
      ...said,
    ])
    expect(marked.status, JSON.stringify(marked.body)).toBe(200)
    expect(marked.body.attendees[1]).toMatchObject({ arrivedAt: came, leftAt: left, attendance: late })
    expect(marked.body.attendees[2].arrivedAt).toBeUndefined()
  })

  test('a meeting of which everybody is excused waits for a word that it is called off', async () => {
    const was = await scene.meet(dayAway(-9))
    const everybody = scene.members.map((_, index) => ({
      ...{ op: 'replace', path: `/attendees/${index}/status`, value: 'cancelled' },
    }))
    expect(await mark(was, everybody)).toMatchObject({ status: 200, body: { status: 'booked' } })
  })
})
