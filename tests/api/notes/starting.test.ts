import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  active,
  aVisit,
  bare,
  created,
  type Row,
  type Scene,
  setScene,
  staff,
} from '#tests/support/scenes/scene.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const across = { headers: { 'x-enable-cross-partition': 'true' } }
const license = { code: 'LCSW', display: 'Licensed clinical social worker' }

describe.each(databasesFor(import.meta.url))('a note without an appointment (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient
  let letter: Row
  let usual: Record<string, unknown>
  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(Date.parse('2026-03-05T18:00:00.000Z')) })
    scene = await setScene(server)
    clinician = await server.signIn('clinician')
    const { body } = await scene.admin.ask('GET', `NoteDefinitions/${scene.definition.id}`)
    const { type, sections, signatureConfiguration } = body
    usual = { type, sections, signatureConfiguration, version: 1 }
    letter = await definition('letter', { kinds: ['DocumentationNote'], requiresEncounter: false })
  })
  afterAll(() => server?.close())

  const definition = (key: string, more: object) =>
    active(scene.admin, 'NoteDefinitions', { ...usual, name: key, key, kinds: ['Note'], ...more })
  const start = (client: TestClient, by: Row, more: object = {}) =>
    client.ask('POST', 'Notes/start', {
      body: { patient: bare(scene.patient), noteDefinition: bare(by), ...more },
    })
  /** What is confirmed at the beginning of a session by telehealth. */
  const afar = {
    patientState: { code: 'WI', display: 'Wisconsin' },
    ...{ patientLocation: '1 Alder Street, Beloit', emergencyContact: 'June Aldous, 608 555 0143' },
    ...{ consentConfirmed: true, audioOnly: true },
  }
  const read = async (path: string) => (await clinician.ask('GET', path, across)).body

  test('what was confirmed at the beginning of a visit by telehealth stands in its session; of one in person nothing is kept', async () => {
    const begunAs = async (mode: string) => {
      const visit = await created(
        scene.admin,
        'Appointments?confirmed=true',
        aVisit(scene, '2026-03-05T15:00:00Z', { mode, location: undefined }),
      )
      const begun = await clinician.ask('POST', `Appointments/${visit.id}/start-note`, {
        body: { noteDefinition: bare(scene.definition), telehealth: afar },
      })
      expect(begun.status, JSON.stringify(begun.body)).toBe(200)
      return (await read(`Encounters/${begun.body.encounter.id}`)).telehealth
    }
    expect(await begunAs('Telehealth')).toEqual(afar)
    expect(await begunAs('InPerson')).toBeUndefined()
  })

  test('what was chosen becomes its session, with the diagnoses of the enrollment, and a draft with its sections', async () => {
    const begun = await start(clinician, scene.definition, {
      episodeOfCare: bare(scene.episode),
      serviceType: bare(scene.service),
      location: bare(scene.room),
      start: '2026-03-04T15:00:00.000Z',
      minutes: 50,
      mode: 'Telehealth',
      telehealth: afar,
    })
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    const session = await read(`Encounters/${begun.body.encounter.id}`)
    expect(session).toMatchObject({
      status: 'Planned',
      visitStatus: 'Show',
      documentationType: 'Note',
      mode: 'Telehealth',
      telehealth: afar,
      patient: { id: scene.patient.id },
      program: { id: scene.program.id },
      serviceType: { id: scene.service.id },
      period: { start: '2026-03-04T15:00:00.000Z', end: '2026-03-04T15:50:00Z' },
      minutes: 50,
      serviceDate: '2026-03-04',
      placeOfService: { code: '11' },
      participants: [{ individual: { id: scene.owner.id }, type: 'PrimaryPerformer' }],
      diagnoses: [{ condition: { id: scene.condition.id }, rank: 1 }],
      notes: [{ id: begun.body.note.id }],
    })
    expect(await read(`Notes/${begun.body.note.id}`)).toMatchObject({
      signingState: 'Draft',
      author: { id: scene.owner.id },
      serviceDate: '2026-03-04',
      sections: [{ key: 'intervention' }],
    })
  })

  test('a documentation note is about the patient and a day, has no session, and is due when that day has passed', async () => {
    const begun = await start(clinician, letter)
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    expect(begun.body.encounter).toBeUndefined()
    const note = await read(`Notes/${begun.body.note.id}`)
    expect(note).toMatchObject({
      kind: 'DocumentationNote',
      patient: { id: scene.patient.id },
      serviceDate: '2026-03-05',
      dueToSign: '2026-03-07T17:59:00Z',
    })
    expect(note.encounter).toBeUndefined()
  })

  test('whoever starts the same note twice on a day is told of the open draft, and may start another one', async () => {
    const other = { patient: bare(scene.otherPatient) }
    const first = await start(clinician, letter, other)
    const again = await start(clinician, letter, other)
    expect(again.status).toBe(409)
    expect(JSON.stringify(again.body)).toContain(first.body.note.id)

    const another = await start(clinician, letter, { ...other, another: true })
    expect(another.status).toBe(200)
    expect(another.body.note.id).not.toBe(first.body.note.id)
  })

  test('an enrollment of somebody else, a patient who is not seen, and a kind that is not offered start nothing', async () => {
    const hidden = await created(scene.admin, 'Patients', {
      name: { use: 'official', given: ['Nora'], family: 'Hidden' },
      birthDate: '1990-01-01',
      gender: 'female',
    })
    const foreign = await start(clinician, letter, {
      patient: bare(scene.otherPatient),
      episodeOfCare: bare(scene.episode),
    })
    expect(foreign.body.errors[0]).toMatchObject({ code: 'notes.enrollment-of-another' })
    const unseen = await start(clinician, letter, { patient: bare(hidden) })
    const unknown = await start(clinician, letter, {
      patient: { id: crypto.randomUUID(), resourceType: 'Patient' },
    })
    expect([unseen.status, unseen.body.errors[0].code]).toEqual([422, 'notes.patient-missing'])
    expect([unknown.status, unknown.body.errors[0].code]).toEqual([422, 'notes.patient-missing'])
    const group = await start(clinician, scene.definition, { kind: 'GroupNote' })
    expect(group.body.errors[0]).toMatchObject({ code: 'notes.kind-not-offered' })
  })

  test('a scribe, who makes no sessions, makes none by starting a note either', async () => {
    const role = { code: 'case-manager', display: 'Case manager' }
    const member = { id: 'scribe', member: staff(server, 'scribe'), role, participation: 'Coordinator' }
    const known = await created(scene.admin, 'Patients', {
      name: { use: 'official', given: ['Ida'], family: 'Written' },
      birthDate: '1990-01-01',
      gender: 'female',
      careTeam: [{ ...member, period: { start: '2026-01-05' } }],
    })
    const scribe = await server.signIn('scribe')
    const about = { patient: bare(known) }
    expect((await start(scribe, scene.definition, about)).status).toBe(403)
    expect((await start(scribe, letter, about)).status, 'what needs no session is written').toBe(200)
  })

  test('a note of another program is started only by who may use any of them', async () => {
    const elsewhere = await active(scene.admin, 'Programs', {
      name: 'Day program',
      code: 'DAY',
      kind: 'PartialHospital',
      status: 'Draft',
    })
    const only = await definition('day-note', { programs: [bare(elsewhere)] })
    const enrolled = { episodeOfCare: bare(scene.episode) }
    const refused = await start(clinician, only, enrolled)
    expect([refused.status, refused.body.errors?.[0].code]).toEqual([422, 'notes.definition-elsewhere'])
    const free = await start(clinician, only, { another: true })
    expect(free.status, 'without an enrollment nothing speaks against it').toBe(200)
  })

  test('a note for certain licenses is started by who holds one, by no other way either', async () => {
    const licensed = await definition('licensed-note', { licenses: [license] })
    const plainly = () =>
      clinician.ask('POST', 'Notes', {
        body: {
          kind: 'Note',
          composition: 'Individual',
          status: 'Preliminary',
          signingState: 'Draft',
          definition: bare(licensed),
          subject: bare(scene.patient),
          patient: bare(scene.patient),
          participants: [{ individual: scene.owner, type: 'PrimaryPerformer' }],
          sections: [],
          confidential: false,
        },
      })
    const refused = await start(clinician, licensed)
    expect([refused.status, refused.body.errors?.[0].code]).toEqual([422, 'notes.definition-of-others'])
    expect((await plainly()).status).toBe(422)
    await putFields(server.world, server.practice, {
      type: 'Practitioner',
      id: scene.owner.id,
      fields: { licenses: [{ type: license, number: '1' }] },
    })
    expect((await start(clinician, licensed)).status).toBe(200)
  })
})
