import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  authorStep,
  aVisit,
  bare,
  created,
  type Row,
  type Scene,
  setScene,
} from '#tests/support/scenes/scene.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

const overlap = { id: 'overlap', kind: 'SessionOverlap', severity: 'Warn', params: {} }
const crossing = { headers: { 'x-enable-cross-partition': 'true' } }

describe.each(databasesFor(import.meta.url))('a group that meets (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient
  let group: Row
  let meeting: Row

  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(Date.parse('2026-03-05T18:00:00.000Z')) })
    scene = await setScene(server, { steps: [authorStep], ruleItems: [overlap] })
    clinician = await server.signIn('clinician')
    group = await created(scene.admin, 'Groups', {
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
    meeting = await created(
      scene.admin,
      'Appointments',
      aVisit(scene, '2026-03-04T15:00:00.000Z', {
        isGroup: true,
        group: bare(group),
        episodeOfCare: undefined,
        attendees: [member('1', scene.patient), member('2', scene.otherPatient)],
      }),
    )
  })
  afterAll(() => server?.close())

  const codes = ({ status, body }: TestAnswer) => [status, body.errors?.[0]?.code]
  const refused = [422, 'notes.only-from-meeting']
  const statusOf = async (path: string) => (await clinician.ask('GET', path, crossing)).body.status

  /** One member's session of the meeting, made by hand. */
  const sessionOf = (patient: Row, more: object = {}) =>
    clinician.ask('POST', 'Encounters', {
      body: {
        status: 'Planned',
        visitStatus: 'Show',
        documentationType: 'Note',
        mode: 'InPerson',
        subject: bare(patient),
        patient: bare(patient),
        appointment: bare(meeting),
        serviceType: bare(scene.service),
        serviceDate: '2026-03-04',
        timezone: 'America/Chicago',
        period: { start: '2026-03-04T15:00:00.000Z', end: '2026-03-04T16:00:00.000Z' },
        participants: [{ individual: scene.owner, type: 'PrimaryPerformer' }],
        ...more,
      },
    })
  const noteOf = (patient: Row, encounter: Row) =>
    clinician.ask('POST', 'Notes', {
      body: {
        kind: 'Note',
        composition: 'Individual',
        status: 'Preliminary',
        definition: bare(scene.definition),
        subject: bare(patient),
        patient: bare(patient),
        encounter: bare(encounter),
      },
    })

  /** A note of a visit of one patient, filled and ready to be signed. */
  async function readyNote(start: string) {
    const visit = await created(scene.admin, 'Appointments', aVisit(scene, start))
    const { body: begun } = await clinician.ask('POST', `Appointments/${visit.id}/start-note`, { body: {} })
    const { body: note } = await clinician.ask('GET', `Notes/${begun.note.id}`, crossing)
    const written = await clinician.ask('PATCH', `Notes/${note.id}?versionId=${note.meta.versionId}`, {
      body: [{ op: 'replace', path: '/sections/0/data', value: { mood: 'low', summary: 'We talked.' } }],
    })
    const ready = await clinician.ask('POST', `Notes/${note.id}/ready`, {
      body: { versionId: written.body.meta.versionId },
    })
    return { visit, note, ready }
  }

  test('begins no note for one member alone, and nobody is checked in by trying', async () => {
    for (const subject of [bare(scene.patient), bare(group)]) {
      const answer = await clinician.ask('POST', `Appointments/${meeting.id}/start-note`, {
        body: { subject },
      })
      expect(codes(answer)).toEqual(refused)
      const { body: events } = await scene.admin.ask('POST', 'AuditEvents/queries', {
        body: [{ field: 'requestId', op: 'eq', value: answer.headers.get('requestid') }],
      })
      expect(events).toMatchObject([{ outcome: 'Denied', status: 422 }])
    }
    expect(await statusOf(`Appointments/${meeting.id}`)).toBe('booked')
  })

  test('begins none by hand either: not with the meeting’s session, not with the group’s, not for the group', async () => {
    const withMeeting = await sessionOf(scene.patient)
    expect(withMeeting.status, JSON.stringify(withMeeting.body)).toBe(201)
    const withGroup = await sessionOf(scene.patient, { appointment: undefined, group: bare(group) })
    expect(withGroup.status, JSON.stringify(withGroup.body)).toBe(201)

    for (const { body } of [withMeeting, withGroup])
      expect(codes(await noteOf(scene.patient, body))).toEqual(refused)
  })

  test('says nothing of other members, nor of anybody else’s name, in one patient’s checks', async () => {
    const period = { start: '2026-03-02T15:00:00.000Z', end: '2026-03-02T16:00:00.000Z' }
    await sessionOf(scene.otherPatient, { appointment: undefined, serviceDate: '2026-03-02', period })
    const { ready } = await readyNote('2026-03-02T15:30:00.000Z')

    const said = JSON.stringify(ready.body.ruleResults)
    expect(said).toContain('Individual therapy')
    expect(said).not.toContain('Marlowe')
    expect(said).not.toContain('Jonah')
  })

  test('is not over with the note of one member, though it was begun while the visit was still that member’s alone', async () => {
    const { visit, note, ready } = await readyNote('2026-03-03T15:00:00.000Z')
    const fields = { isGroup: true, group: bare(group) }
    await putFields(server.world, server.practice, { type: 'Appointment', id: visit.id, fields })
    const signed = await clinician.ask('POST', `Notes/${note.id}/sign`, {
      body: {
        stepId: 'author',
        meaning: 'Authored',
        method: 'Password',
        credential: testPassword,
        contentHash: ready.body.contentHash,
      },
    })
    expect(signed, JSON.stringify(signed.body)).toMatchObject({ status: 200, body: { status: 'Final' } })
    expect(await statusOf(`Encounters/${note.encounter.id}`)).toBe('Finished')
    expect(await statusOf(`Appointments/${visit.id}`)).toBe('checked-in')
  })
})
