import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { type GroupScene, setGroupScene } from '#tests/support/scenes/group-scene.ts'
import { bare, created, type Row } from '#tests/support/scenes/scene.ts'
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
})
