import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  aVisit,
  bare,
  created,
  type Row,
  rowOf,
  type Scene,
  setScene,
  staff,
} from '#tests/support/scenes/scene.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const morning = '2026-03-04T15:00:00.000Z'

describe.each(databasesFor(import.meta.url))('notes up to their signature (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient
  let hour = 0
  const clock = { now: '2026-03-05T18:00:00.000Z' }

  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(Date.parse(clock.now)) })
    scene = await setScene(server)
    clinician = await server.signIn('clinician')
  })
  afterAll(() => server.close())

  /** An hour that no other test of this file uses. */
  async function visit(more: object = {}): Promise<Row> {
    const start = new Date(Date.parse(morning) - hour * 86_400_000).toISOString()
    hour += 1
    return created(scene.admin, 'Appointments', aVisit(scene, start, more))
  }

  const startNote = (appointment: Row, body: object = {}) =>
    clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body })
  const read = (path: string) =>
    clinician.ask('GET', path, { headers: { 'x-enable-cross-partition': 'true' } })

  async function startedNote(more: object = {}) {
    const answer = await startNote(await visit(more))
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
    const note = await read(`Notes/${answer.body.note.id}`)
    return { note: note.body, row: rowOf(note), encounterId: answer.body.encounter.id as string }
  }

  const write = (row: Row, operations: readonly object[], client = clinician) =>
    client.ask('PATCH', `Notes/${row.id}?versionId=${row.versionId}`, { body: operations })
  const answer = (mood: string, summary = 'We talked.') => [
    { op: 'replace', path: '/sections/0/data', value: { mood, summary } },
  ]
  const ready = (row: Row) =>
    clinician.ask('POST', `Notes/${row.id}/ready`, { body: { versionId: row.versionId } })

  test('a reviewer is said to be asked when the author names him, and anew when the review is asked for again; nobody else writes when that was, nor the review', async () => {
    const { row } = await startedNote()
    const reviewer = (more: object = {}) => [
      { op: 'add', path: '/reviewers', value: [{ practitioner: staff(server, 'supervisor'), ...more }] },
    ]
    const before = clock.now
    const named = await write(row, reviewer({ state: 'Approved' }))
    expect(named.status, JSON.stringify(named.body)).toBe(200)
    expect(named.body.reviewers).toMatchObject([{ requestedAt: before, state: 'Requested' }])
    const inHisName = await write(rowOf(named), reviewer({ state: 'Approved', comment: 'Well told.' }))
    expect(inHisName.body.reviewers).toMatchObject([{ state: 'Requested' }])
    expect(inHisName.body.reviewers[0].comment).toBeUndefined()

    const said = { ...named.body.reviewers[0], state: 'Returned', comment: 'Say more.' }
    const fields = { reviewers: [said] }
    await putFields(server.world, server.practice, { type: 'Note', id: row.id, fields })
    clock.now = new Date(Date.parse(before) + 60_000).toISOString()
    const touched = rowOf(await read(`Notes/${row.id}`))
    const kept = await write(touched, reviewer({ state: 'Returned', comment: 'Well told.' }))
    expect(kept.body.reviewers).toMatchObject([
      { state: 'Returned', comment: 'Say more.', requestedAt: before },
    ])
    const again = await write(rowOf(kept), reviewer({ state: 'Requested' }))
    expect(again.body.reviewers).toMatchObject([{ state: 'Requested', requestedAt: clock.now }])
    const forged = await write(rowOf(again), reviewer({ requestedAt: '2020-01-01T00:00:00.000Z' }))
    expect(forged.status === 422 || forged.body.reviewers[0].requestedAt === clock.now).toBe(true)
    clock.now = before
  })

  describe('a note grows out of its appointment', () => {
    test('session and draft are made, linked to each other, and the patient is checked in', async () => {
      const appointment = await visit()
      const answered = await startNote(appointment)
      const note = await read(`Notes/${answered.body.note.id}`)
      const session = await read(`Encounters/${answered.body.encounter.id}`)
      const after = await read(`Appointments/${appointment.id}`)

      expect(note.body).toMatchObject({
        signingState: 'Draft',
        status: 'Preliminary',
        author: { id: scene.owner.id },
        definition: { id: scene.definition.id, versionId: scene.definition.versionId },
        patient: { id: scene.patient.id },
        program: { id: scene.program.id },
        sections: [{ key: 'intervention', progress: 'NotStarted', form: { versionId: expect.any(String) } }],
      })
      expect(session.body).toMatchObject({
        status: 'Planned',
        visitStatus: 'Show',
        minutes: 60,
        appointment: { id: appointment.id },
        notes: [{ id: note.body.id }],
        participants: [{ individual: { id: scene.owner.id }, type: 'PrimaryPerformer' }],
        diagnoses: [{ condition: { id: scene.condition.id }, rank: 1 }],
        placeOfService: { code: '11' },
      })
      expect(after.body).toMatchObject({ status: 'checked-in', encounter: { id: session.body.id } })
    })

    test('it is due 36 hours after the session has ended', async () => {
      const { note } = await startedNote()

      expect(Date.parse(note.dueToSign) - Date.parse(`${note.serviceDate}T16:00:00Z`)).toBe(36 * 3_600_000)
    })

    test('the same person starting again is led to the same note', async () => {
      const appointment = await visit()
      const first = await startNote(appointment)
      const second = await startNote(appointment)

      expect(second.body).toMatchObject({
        note: { id: first.body.note.id },
        encounter: { id: first.body.encounter.id },
      })
    })

    test('a no-show stays a no-show, and its session says so', async () => {
      const appointment = await visit()
      const missed = await scene.admin.ask(
        'PATCH',
        `Appointments/${appointment.id}?versionId=${appointment.versionId}`,
        {
          body: [{ op: 'replace', path: '/status', value: 'noshow' }],
        },
      )
      const answered = await startNote(rowOf(missed))
      const session = await read(`Encounters/${answered.body.encounter.id}`)

      expect(session.body).toMatchObject({ visitStatus: 'NoShow', missedVisit: { outcome: 'NoShow' } })
      expect((await read(`Appointments/${appointment.id}`)).body.status).toBe('noshow')
    })

    test('a session that was begun is missed with its appointment, and planned again when that is taken back', async () => {
      const appointment = await visit()
      const answered = await startNote(appointment)
      const change = async (status: string) => {
        const { meta } = (await read(`Appointments/${appointment.id}`)).body
        const body = [{ op: 'replace', path: '/status', value: status }]
        return (
          await scene.admin.ask('PATCH', `Appointments/${appointment.id}?versionId=${meta.versionId}`, {
            body,
          })
        ).status
      }
      const session = async () => (await read(`Encounters/${answered.body.encounter.id}`)).body

      expect([await change('booked'), await change('noshow')]).toEqual([200, 200])
      expect(await session()).toMatchObject({
        status: 'NoShow',
        visitStatus: 'NoShow',
        missedVisit: { outcome: 'NoShow' },
      })
      expect(await change('booked')).toBe(200)
      expect(await session()).toMatchObject({ status: 'Planned', visitStatus: 'Show' })
    })

    test('from one that was entered in error nothing is started', async () => {
      const appointment = await visit()
      const wrong = await scene.admin.ask(
        'PATCH',
        `Appointments/${appointment.id}?versionId=${appointment.versionId}`,
        {
          body: [{ op: 'replace', path: '/status', value: 'entered-in-error' }],
        },
      )

      expect(await startNote(rowOf(wrong))).toMatchObject({
        status: 422,
        body: { subStatus: 2001, errors: [{ code: 'scheduling.no-note-from-here' }] },
      })
    })

    test('a meeting of a group begins no note of one member alone, and none without a definition for groups', async () => {
      const group = await created(scene.admin, 'Groups', {
        name: 'Coping skills',
        kind: 'Therapy',
        facilitators: [{ practitioner: scene.owner, role: 'Primary' }],
      })
      const member = (id: string, person: Row) => ({
        id,
        kind: 'Patient',
        subject: bare(person),
        requirement: 'Optional',
        status: 'booked',
      })
      const attendees = [member('1', scene.patient), member('2', scene.otherPatient)]
      const appointment = await visit({
        isGroup: true,
        group: bare(group),
        episodeOfCare: undefined,
        attendees,
      })

      expect(await startNote(appointment, { subject: bare(scene.patient) })).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/group', code: 'notes.only-from-meeting' }] },
      })
      expect(await startNote(appointment)).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/noteDefinition', code: 'scheduling.no-definition' }] },
      })
      expect((await read(`Appointments/${appointment.id}`)).body).toMatchObject({
        status: 'booked',
        attendees: [{ status: 'booked' }, { status: 'booked' }],
      })
    })

    test('who may not write notes starts none, and an appointment that is not there is not found', async () => {
      const quality = await server.signIn('quality')

      expect(
        (await quality.ask('POST', `Appointments/${(await visit()).id}/start-note`, { body: {} })).status,
      ).toBe(403)
      expect(
        (await clinician.ask('POST', `Appointments/${server.world.newId()}/start-note`, { body: {} })).status,
      ).toBe(404)
    })

    test('a note that is created without sections gets those of its definition; a second draft of the session is a conflict', async () => {
      const { encounterId } = await startedNote()
      const body = {
        kind: 'Note',
        composition: 'Individual',
        status: 'Preliminary',
        definition: bare(scene.definition),
        encounter: { id: encounterId, resourceType: 'Encounter' },
        subject: bare(scene.patient),
      }

      expect(await clinician.ask('POST', 'Notes', { body })).toMatchObject({
        status: 409,
        body: { errors: [{ code: 'notes.already-started' }] },
      })
    })
  })

  describe('S2 an unsigned note is its writers’ own', () => {
    test('a draft takes answers that are not complete, and says how far each section is', async () => {
      const { row } = await startedNote()
      const some = await write(row, [{ op: 'add', path: '/sections/0/data/mood', value: 'calm' }])
      const whole = await write(rowOf(some), answer('low'))

      expect(some).toMatchObject({
        status: 200,
        body: { sections: [{ progress: 'InProgress', lastModified: expect.any(String) }] },
      })
      expect(whole).toMatchObject({ status: 200, body: { sections: [{ progress: 'Complete' }] } })
    })

    test('an answer to a question that is not asked, or of the wrong shape, is refused with its place', async () => {
      const { row } = await startedNote()
      const stranger = await write(row, [{ op: 'add', path: '/sections/0/data/shoe-size', value: 42 }])
      const misshapen = await write(row, [{ op: 'add', path: '/sections/0/data/summary', value: { a: 1 } }])

      expect(stranger).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/sections/0/data/shoe-size' }] },
      })
      expect(misshapen).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/sections/0/data/summary' }] },
      })
    })

    test('sections neither come nor go', async () => {
      const { row } = await startedNote()

      expect(await write(row, [{ op: 'remove', path: '/sections/0' }])).toMatchObject({ status: 422 })
      expect(await write(row, [{ op: 'replace', path: '/sections/0/key', value: 'other' }])).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'notes.sections-fixed' }] },
      })
    })

    test('somebody who takes no part in it does not write it', async () => {
      const { row } = await startedNote()
      const colleague = await server.signIn('intake')

      expect(await write(row, answer('calm'), colleague)).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/0/path', code: 'stores.hidden-field' }] },
      })
    })

    test('what the server owns is not taken from a client', async () => {
      const { row } = await startedNote()

      expect(await write(row, [{ op: 'replace', path: '/signingState', value: 'Signed' }])).toMatchObject({
        status: 422,
      })
    })

    test('a draft is deleted by its author', async () => {
      const { row } = await startedNote()

      expect((await clinician.ask('DELETE', `Notes/${row.id}?versionId=${row.versionId}`)).status).toBe(204)
      expect((await read(`Notes/${row.id}`)).status).toBe(410)
    })
  })

  describe('marking a note ready', () => {
    test('names each required answer that is missing, and the note stays a draft', async () => {
      const { row } = await startedNote()
      const answered = await ready(row)

      expect(answered).toMatchObject({ status: 422, body: { subStatus: 2101 } })
      expect(answered.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([
        '/sections/0/data/mood',
        '/sections/0/data/summary',
      ])
      expect((await read(`Notes/${row.id}`)).body).toMatchObject({
        signingState: 'Draft',
        meta: { versionId: row.versionId },
      })
    })

    test('a rule that blocks says what to fix; fixed, the note is ready and says what may be signed', async () => {
      const { row, encounterId } = await startedNote()
      const written = rowOf(await write(row, answer('low')))
      const session = (await read(`Encounters/${encounterId}`)).body
      const withDiagnoses = (versionId: string, value: unknown) =>
        clinician.ask('PATCH', `Encounters/${encounterId}?versionId=${versionId}`, {
          body: [{ op: 'replace', path: '/diagnoses', value }],
        })
      const without = await withDiagnoses(session.meta.versionId, [])

      const blocked = await ready(written)
      await withDiagnoses(without.body.meta.versionId, session.diagnoses)
      const passed = await ready(written)

      expect(blocked.body).toMatchObject({
        subStatus: 2101,
        errors: [{ code: 'rules.described', message: 'Add a diagnosis to this session.' }],
      })
      expect(passed).toMatchObject({
        status: 200,
        body: {
          contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
          openSteps: [{ stepId: 'author', role: 'Author', meaning: 'Authored' }],
          ruleResults: [
            { kind: 'SessionDuration', outcome: 'Pass' },
            { kind: 'MissingDiagnosis', outcome: 'Pass' },
            { ruleId: 'practice-place', kind: 'LocationSelected', outcome: 'Pass' },
          ],
        },
      })
      expect((await read(`Notes/${row.id}`)).body).toMatchObject({
        signingState: 'ReadyToSign',
        readyAt: expect.any(String),
      })
    })

    test('with the version of before it is a conflict; an edit after it makes the note a draft again', async () => {
      const { row } = await startedNote()
      const written = rowOf(await write(row, answer('calm')))
      const answered = await ready(written)

      expect(await ready(row)).toMatchObject({ status: 409, body: { subStatus: 2002 } })
      const edited = await write({ ...written, versionId: answered.body.versionId }, [
        { op: 'replace', path: '/sections/0/data/mood', value: 'low' },
      ])
      expect(edited.body).toMatchObject({ signingState: 'Draft' })
      expect(edited.body.readyAt).toBeUndefined()
    })

    test('each marking leaves one audit row, a refused one too', async () => {
      const { row } = await startedNote()
      await ready(row)
      const written = rowOf(await write(row, answer('calm')))
      await ready(written)

      const rows = await server.world.database.asOwner((transaction) =>
        transaction.selectFrom('audit_event').selectAll().where('resource_id', '=', row.id).execute(),
      )
      const markings = rows.filter((each) => JSON.stringify(each.detail).includes('note.ready'))
      expect(markings.map((each) => each.status).sort()).toEqual([200, 422])
    })
  })

  describe('the session of a note', () => {
    test('has exactly one primary performer, and its date follows its start', async () => {
      const { encounterId, row } = await startedNote()
      const session = (await read(`Encounters/${encounterId}`)).body
      const patch = (operations: readonly object[]) =>
        clinician.ask('PATCH', `Encounters/${encounterId}?versionId=${session.meta.versionId}`, {
          body: operations,
        })

      expect(
        await patch([{ op: 'replace', path: '/participants/0/type', value: 'SecondaryPerformer' }]),
      ).toMatchObject({ status: 422 })
      const moved = await patch([
        {
          op: 'replace',
          path: '/period',
          value: { start: '2026-02-02T15:00:00Z', end: '2026-02-02T15:30:00Z' },
        },
      ])
      expect(moved).toMatchObject({ status: 200, body: { serviceDate: '2026-02-02', minutes: 30 } })
      expect((await read(`Notes/${row.id}`)).body.serviceDate).toBe('2026-02-02')
      expect(staff(server, 'clinician').id).toBe(scene.owner.id)
    })
  })
})
