import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'

const hour = 3_600_000

describe.each(databasesFor(import.meta.url))('what a status remembers (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let clock = Date.parse('2030-03-01T15:00:00.000Z')

  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(clock) })
    scene = await setScene(server)
  })
  afterAll(() => server.close())

  const put = (path: string, value: unknown) => ({ op: 'add', path, value })
  async function patched(id: string, ...operations: readonly object[]) {
    const desk = await server.signIn('intake')
    const { meta } = (await desk.ask('GET', `Appointments/${id}`)).body
    return desk.ask('PATCH', `Appointments/${id}?versionId=${meta.versionId}&confirmed=true`, {
      body: operations,
    })
  }
  const booked = async (start: string, more: object = {}): Promise<Row> =>
    created(await server.signIn('intake'), 'Appointments?confirmed=true', aVisit(scene, start, more))

  test('a move keeps its history, and whoever had confirmed the former time has not confirmed the new one', async () => {
    const { id } = await booked('2030-03-18T15:00:00Z')
    const confirmation = { state: 'Confirmed', at: '2030-03-01T15:00:00Z', via: 'Phone' }
    expect((await patched(id, put('/attendees/0/confirmation', confirmation))).status).toBe(200)
    const later = await patched(id, put('/description', 'Brings a letter.'))
    expect(later.body.attendees[0].confirmation).toMatchObject({ state: 'Confirmed' })

    clock += hour
    const moved = await patched(
      id,
      put('/start', '2030-03-19T15:00:00Z'),
      put('/end', '2030-03-19T16:00:00Z'),
    )
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    expect(moved.body.attendees[0].confirmation).toEqual({ state: 'Unconfirmed' })
    expect(moved.body.statusHistory).toMatchObject([
      { to: 'booked', at: '2030-03-01T15:00:00.000Z' },
      {
        from: 'booked',
        to: 'booked',
        at: '2030-03-01T16:00:00.000Z',
        by: { id: staff(server, 'intake').id },
      },
    ])

    await patched(id, put('/attendees/0/confirmation', confirmation))
    const given = await patched(id, put('/owner', staff(server, 'supervisor')))
    expect(given.body.attendees[0].confirmation, JSON.stringify(given.body)).toEqual({ state: 'Unconfirmed' })
    const agreed = { ...confirmation, at: '2030-03-01T16:00:00Z' }
    const asked = await patched(
      id,
      put('/start', '2030-03-20T15:00:00Z'),
      put('/end', '2030-03-20T16:00:00Z'),
      put('/attendees/0/confirmation', agreed),
    )
    expect(asked.body.attendees[0].confirmation).toMatchObject({ state: 'Confirmed' })
    expect(asked.body.statusHistory).toHaveLength(4)
  })

  test('a no-show is taken back within 72 hours of being one, however often it was written meanwhile', async () => {
    clock = Date.parse('2030-03-01T20:00:00.000Z')
    const { id } = await booked('2030-03-01T21:00:00Z')
    clock += 2 * hour
    expect((await patched(id, put('/status', 'noshow'))).status).toBe(200)
    clock += 70 * hour
    expect((await patched(id, put('/description', 'Called twice.'))).status).toBe(200)
    clock += 3 * hour
    const tooLate = await patched(id, put('/status', 'booked'))
    expect(tooLate).toMatchObject({ status: 422, body: { errors: [{ code: 'scheduling.no-show-too-old' }] } })
  })

  test('a visit goes from booked to fulfilled by check-in or its finished session; what has no patient by its start', async () => {
    const { id } = await booked('2030-03-06T15:00:00Z')
    const nobody = { serviceType: undefined, episodeOfCare: undefined, program: undefined, attendees: [] }
    const own = { ...nobody, location: undefined, kind: 'Meeting', title: 'Team' }
    const meeting = await booked('2030-03-06T17:00:00Z', own)
    clock = Date.parse('2030-03-06T18:00:00.000Z')

    const straight = await patched(id, put('/status', 'fulfilled'))
    expect(straight).toMatchObject({ status: 422, body: { errors: [{ code: 'scheduling.check-in-first' }] } })
    expect((await patched(id, put('/status', 'checked-in'))).status).toBe(200)
    expect((await patched(id, put('/status', 'fulfilled'))).status).toBe(200)
    expect((await patched(meeting.id, put('/status', 'fulfilled'))).status).toBe(200)
  })

  test('what is called off within a day of its start is late by so many minutes, anew each time; nobody else says by how many', async () => {
    clock = Date.parse('2030-03-07T12:00:00.000Z')
    const cancellation = { reason: { code: 'ill', display: 'Ill' }, initiator: 'Patient' }
    const off = async (id: string, more: object = {}) => {
      const answer = await patched(
        id,
        put('/cancellation', { ...cancellation, ...more }),
        put('/status', 'cancelled'),
      )
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body.cancellation
    }
    const early = await booked('2030-03-08T12:00:00Z')
    expect((await off(early.id)).lateMinutes, 'a whole day before').toBeUndefined()
    const late = await booked('2030-03-08T11:59:00Z')
    expect((await off(late.id)).lateMinutes).toBe(24 * 60 - 1)
    const soon = await booked('2030-03-07T15:00:00Z')
    expect((await off(soon.id)).lateMinutes).toBe(180)

    expect((await patched(soon.id, put('/status', 'booked'))).status).toBe(200)
    clock += 2 * hour
    expect((await off(soon.id)).lateMinutes).toBe(60)
    expect((await patched(soon.id, put('/status', 'booked'))).status).toBe(200)
    const moved = [put('/start', '2030-03-12T15:00:00Z'), put('/end', '2030-03-12T16:00:00Z')]
    expect((await patched(soon.id, ...moved)).status).toBe(200)
    const again = await patched(soon.id, put('/status', 'cancelled'))
    expect(again.body.cancellation.lateMinutes, JSON.stringify(again.body)).toBeUndefined()
  })

  test('a planned session of a no-show keeps what was decided to do about it', async () => {
    clock = Date.parse('2030-03-11T14:00:00.000Z')
    const { id } = await booked('2030-03-11T15:00:00Z')
    const clinician = await server.signIn('clinician')
    const started = await clinician.ask('POST', `Appointments/${id}/start-note`, { body: {} })
    expect(started.status, JSON.stringify(started.body)).toBeLessThan(300)
    expect((await patched(id, put('/status', 'booked'))).status).toBe(200)
    clock += 2 * hour
    const action = { code: 'call-patient', display: 'Call' }
    const missed = await patched(id, put('/noShow', { action }), put('/status', 'noshow'))
    expect(missed.status, JSON.stringify(missed.body)).toBe(200)

    const again = await server.signIn('clinician')
    const session = await again.ask('GET', `Encounters/${missed.body.encounter.id}`)
    expect(session.body).toMatchObject({ status: 'NoShow', missedVisit: { outcome: 'NoShow', action } })
  })
})
