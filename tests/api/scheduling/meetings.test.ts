import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { type GroupScene, setGroupScene } from '#tests/support/scenes/group-scene.ts'
import { bare, created, type Row } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('meetings of a group (%s)', (database) => {
  let server: TestServer
  let scene: GroupScene

  beforeAll(async () => {
    server = await startTestServer({ database })
    scene = await setGroupScene(server)
  })
  afterAll(() => server?.close())

  const read = async (path: string) => (await scene.admin.ask('GET', path)).body
  const patch = async (path: string, operations: readonly object[]) => {
    const { meta } = await read(path)
    return scene.admin.ask('PATCH', `${path}?versionId=${meta.versionId}`, { body: operations })
  }
  const comes = (row: Row & { attendees?: readonly { subject: Row; status?: string }[] }) =>
    (row.attendees ?? [])
      .filter(({ subject }) => scene.members.some(({ id }) => id === subject.id))
      .map(({ status }) => status)
  const reason = { code: 'ill', display: 'Ill' }
  const callOff = [
    { op: 'replace', path: '/status', value: 'cancelled' },
    { op: 'add', path: '/cancellation', value: { reason, initiator: 'Provider', comment: 'Flu' } },
  ]

  test('when its facilitator calls it off, everybody who was expected is called off with the reason, in one act', async () => {
    const meeting = await scene.meet('2030-03-06T16:00:00Z')
    const excused = [
      { op: 'replace', path: '/attendees/1/status', value: 'cancelled' },
      { op: 'add', path: '/attendees/1/cancellation', value: { reason, initiator: 'Patient' } },
    ]
    expect((await patch(`Appointments/${meeting.id}`, excused)).status).toBe(200)
    const answer = await patch(`Appointments/${meeting.id}`, callOff)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(comes(answer.body)).toEqual(scene.members.map(() => 'cancelled'))
    const [first, second] = answer.body.attendees
    expect(first.cancellation).toMatchObject({ initiator: 'Provider', comment: 'Flu' })
    expect(first.cancellation.at).toBe(answer.body.cancellation.at)
    expect(second.cancellation).toMatchObject({ initiator: 'Patient' })
  })

  test('when that is taken back, those are expected again whom it called off, and who had excused themselves is not', async () => {
    const meeting = await scene.meet('2030-03-13T16:00:00Z')
    const excused = [
      { op: 'replace', path: '/attendees/1/status', value: 'cancelled' },
      { op: 'add', path: '/attendees/1/cancellation', value: { reason, initiator: 'Patient' } },
    ]
    await patch(`Appointments/${meeting.id}`, excused)
    expect((await patch(`Appointments/${meeting.id}`, callOff)).status).toBe(200)
    const answer = await patch(`Appointments/${meeting.id}`, [
      { op: 'replace', path: '/status', value: 'booked' },
      { op: 'remove', path: '/cancellation' },
    ])
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(comes(answer.body)).toEqual(
      scene.members.map((_, index) => (index === 1 ? 'cancelled' : 'booked')),
    )
  })

  test('a new meeting for more people than the group, its service or the room is for needs a word, with each of them named', async () => {
    const { admin, group } = scene
    const room = await created(admin, 'Locations', {
      name: 'Small room',
      kind: 'Room',
      status: 'active',
      timezone: 'America/Chicago',
      capacity: 6,
      partOf: (await read(`Groups/${group.id}`)).location,
    })
    expect(
      (await patch(`Groups/${group.id}`, [{ op: 'replace', path: '/capacity', value: { min: 2, max: 7 } }]))
        .status,
    ).toBe(200)
    const { service } = await read(`Groups/${group.id}`)
    expect(
      (
        await patch(`HealthcareServices/${service.id}`, [
          { op: 'add', path: '/groupSize', value: { min: 2, max: 7 } },
        ])
      ).status,
    ).toBe(200)
    const {
      id: _id,
      meta: _meta,
      created: _created,
      display: _display,
      partition: _partition,
      statusHistory: _history,
      ...before
    } = await read(`Appointments/${(await scene.meet('2030-03-20T16:00:00Z')).id}`)
    const wanted = {
      ...before,
      start: '2030-03-27T16:00:00Z',
      end: '2030-03-27T17:30:00Z',
      location: bare(room),
    }
    const refused = await admin.ask('POST', 'Appointments', { body: wanted })
    expect(refused.status).toBe(409)
    const codes = refused.body.errors.map(({ code }: { code: string }) => code)
    expect(codes).toEqual(
      expect.arrayContaining(['scheduling.group-full', 'scheduling.service-full', 'scheduling.room-full']),
    )
    expect((await admin.ask('POST', 'Appointments?confirmed=true', { body: wanted })).status).toBe(201)
  })
})
