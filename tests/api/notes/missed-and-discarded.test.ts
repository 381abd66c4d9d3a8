import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  active,
  authorStep,
  aVisit,
  bare,
  created,
  type Row,
  rowOf,
  type Scene,
  setScene,
  staff,
} from '#tests/support/scenes/scene.ts'
import { withServices } from '#tests/support/scenes/services-scene.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'
import { act, sign } from '#tests/support/signing/signing-house.ts'

const aService = {
  category: { code: 'therapy-individual', display: 'Individual therapy' },
  status: 'Draft',
  sessionTimeUnit: 'Duration',
  minMinutes: 15,
  maxMinutes: 240,
  modes: ['InPerson'],
}
const across = { headers: { 'x-enable-cross-partition': 'true' } }

describe.each(databasesFor(import.meta.url))('missed visits and discarded drafts (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient
  let missedNote: Row
  let missedVisit: Row
  let day = 0
  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(Date.parse('2026-03-05T18:00:00.000Z')) })
    scene = await setScene(server)
    clinician = await server.signIn('clinician')
    const { body: usual } = await scene.admin.ask('GET', `NoteDefinitions/${scene.definition.id}`)
    const { type, kinds, sections, signatureConfiguration } = usual
    const copied = { type, kinds, sections, signatureConfiguration, version: 1 }
    missedNote = await active(scene.admin, 'NoteDefinitions', {
      ...copied,
      name: 'Missed visit',
      key: 'missed-visit',
    })
    missedVisit = await active(scene.admin, 'HealthcareServices', {
      name: 'Missed visit',
      code: 'NOSHOW',
      category: { code: 'administrative', display: 'Administrative' },
      status: 'Draft',
      sessionTimeUnit: 'Duration',
      modes: ['InPerson'],
      missedVisitService: true,
      noteDefinition: bare(missedNote),
    })
  })
  afterAll(() => server?.close())

  async function visit(more: object = {}): Promise<Row> {
    day += 1
    const start = new Date(Date.parse('2026-03-04T15:00:00.000Z') - day * 86_400_000).toISOString()
    return created(scene.admin, 'Appointments', aVisit(scene, start, more))
  }
  const start = (appointment: Row) =>
    clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
  const read = (path: string) => clinician.ask('GET', path, across)
  const discard = (client: TestClient, id: string, reason = 'Started for the wrong visit.') =>
    client.ask('POST', `Notes/${id}/discard`, { body: { reason } })

  test('a no-show starts the short note of the practice’s service for missed visits, and its session has that service', async () => {
    const appointment = await visit()
    const missed = await scene.admin.ask(
      'PATCH',
      `Appointments/${appointment.id}?versionId=${appointment.versionId}`,
      { body: [{ op: 'replace', path: '/status', value: 'noshow' }] },
    )
    const begun = await start(rowOf(missed))
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    expect((await read(`Notes/${begun.body.note.id}`)).body.definition.id).toBe(missedNote.id)
    expect((await read(`Encounters/${begun.body.encounter.id}`)).body).toMatchObject({
      visitStatus: 'NoShow',
      serviceType: { id: missedVisit.id },
      missedVisit: { outcome: 'NoShow' },
    })
  })

  const setStatus = async (appointment: Row, status: string): Promise<Row> => {
    const { body } = await scene.admin.ask('GET', `Appointments/${appointment.id}`)
    const path = `Appointments/${appointment.id}?versionId=${body.meta.versionId}`
    const answer = await scene.admin.ask('PATCH', path, {
      body: [{ op: 'replace', path: '/status', value: status }],
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return rowOf(answer)
  }
  const begunOf = async ({ body }: Awaited<ReturnType<typeof start>>) => {
    const { definition } = (await read(`Notes/${body.note.id}`)).body
    const session = (await read(`Encounters/${body.encounter.id}`)).body
    return [definition.id, session.status, session.visitStatus, session.serviceType.id]
  }

  test('a no-show that is put right has the service of the visit again, and starting leads to its own note', async () => {
    const today = aVisit(scene, '2026-03-05T15:00:00.000Z')
    const appointment = await created(scene.admin, 'Appointments', today)
    await setStatus(appointment, 'noshow')
    const missed = await start(appointment)
    expect(await begunOf(missed)).toEqual([missedNote.id, 'Planned', 'NoShow', missedVisit.id])
    await setStatus(appointment, 'arrived')
    const again = await start(appointment)
    expect(again.status, JSON.stringify(again.body)).toBe(200)
    expect(again.body.encounter.id).toBe(missed.body.encounter.id)
    expect(await begunOf(again)).toEqual([scene.definition.id, 'Planned', 'Show', scene.service.id])
    expect((await read(`Encounters/${missed.body.encounter.id}`)).body).not.toHaveProperty('missedVisit')
  })

  test('a visit whose note was begun and that turns out to be missed is of the service for that, and so is the note that is started then', async () => {
    const appointment = await visit()
    const begun = await start(appointment)
    expect(await begunOf(begun)).toEqual([scene.definition.id, 'Planned', 'Show', scene.service.id])
    await setStatus(appointment, 'booked')
    await setStatus(appointment, 'noshow')
    const missed = await start(appointment)
    expect(missed.status, JSON.stringify(missed.body)).toBe(200)
    expect(await begunOf(missed)).toEqual([missedNote.id, 'NoShow', 'NoShow', missedVisit.id])
  })

  test('a missed visit that its note puts right is held while that note is signed, and missed again once it is taken back', async () => {
    const appointment = await visit()
    const begun = await start(appointment)
    await setStatus(appointment, 'booked')
    await setStatus(appointment, 'noshow')
    const path = `Encounters/${begun.body.encounter.id}`
    const noteId = begun.body.note.id
    const standing = async () => {
      const session = (await read(path)).body
      const { status } = (await scene.admin.ask('GET', `Appointments/${appointment.id}`)).body
      return [session.status, session.visitStatus, status]
    }
    expect(await standing()).toEqual(['NoShow', 'NoShow', 'noshow'])
    const { meta } = (await read(path)).body
    const right = await clinician.ask('PATCH', `${path}?versionId=${meta.versionId}`, {
      body: [
        { op: 'replace', path: '/visitStatus', value: 'Show' },
        { op: 'remove', path: '/missedVisit' },
        { op: 'replace', path: '/serviceType', value: bare(scene.service) },
      ],
    })
    expect(right.status, JSON.stringify(right.body)).toBe(200)
    const note = (await read(`Notes/${noteId}`)).body
    const filled = await clinician.ask('PATCH', `Notes/${noteId}?versionId=${note.meta.versionId}`, {
      body: [{ op: 'replace', path: '/sections/0/data', value: { mood: 'low', summary: 'He came late.' } }],
    })
    expect(filled.status, JSON.stringify(filled.body)).toBe(200)
    const signed = async () => {
      const answer = await sign(clinician, noteId)
      expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ signingState: 'Signed' })
    }
    await signed()
    expect(await standing()).toEqual(['Finished', 'Show', 'fulfilled'])
    const own = (await scene.admin.ask('GET', `Practitioners/${scene.owner.id}`)).body
    const supervisors = [{ practitioner: staff(server, 'supervisor'), kind: 'clinical' }]
    await scene.admin.ask('PATCH', `Practitioners/${own.id}?versionId=${own.meta.versionId}`, {
      body: [{ op: 'add', path: '/supervisors', value: supervisors }],
    })
    const undone = await act(await server.signIn('supervisor'), noteId, 'unsign', {
      reason: 'He did not come.',
    })
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    expect(await standing()).toEqual(['Planned', 'Show', 'noshow'])
    await signed()
    expect(await standing()).toEqual(['Finished', 'Show', 'fulfilled'])
  })

  type Told = { readonly as?: 'NoShow' | 'Cancelled'; readonly more?: object }
  /** The note of a visit says that it did not take place. */
  async function toldMissed(begun: Awaited<ReturnType<typeof start>>, told: Told = {}): Promise<string> {
    const { as = 'NoShow', more = {} } = told
    const path = `Encounters/${begun.body.encounter.id}`
    const { meta } = (await read(path)).body
    const said = await clinician.ask('PATCH', `${path}?versionId=${meta.versionId}`, {
      body: [
        { op: 'replace', path: '/visitStatus', value: as },
        { op: 'add', path: '/missedVisit', value: { outcome: as, ...more } },
      ],
    })
    expect(said.status, JSON.stringify(said.body)).toBe(200)
    const { id } = begun.body.note
    const note = (await read(`Notes/${id}`)).body
    const filled = await clinician.ask('PATCH', `Notes/${id}?versionId=${note.meta.versionId}`, {
      body: [{ op: 'replace', path: '/sections/0/data', value: { mood: 'low', summary: 'Nobody came.' } }],
    })
    expect(filled.status, JSON.stringify(filled.body)).toBe(200)
    return id
  }
  /** A visit on a day that has one already. */
  const beside = (at: string) => created(scene.admin, 'Appointments?confirmed=true', aVisit(scene, at))
  const visitOf = async ({ id }: Row) => (await scene.admin.ask('GET', `Appointments/${id}`)).body
  const patientIn = ({ attendees }: Awaited<ReturnType<typeof visitOf>>) =>
    attendees.find(({ subject }: { readonly subject: Row }) => subject.id === scene.patient.id)

  test('a visit that nobody has received is a no-show once a note that says so is signed, and frees its time', async () => {
    const appointment = await visit()
    const action = { code: 'call-patient', display: 'Call the patient' }
    const noteId = await toldMissed(await start(appointment), { more: { action } })
    const other = await visit()
    const otherId = await toldMissed(await start(other))
    await setStatus(other, 'booked')
    expect([(await visitOf(appointment)).status, (await visitOf(other)).status]).toEqual([
      'checked-in',
      'booked',
    ])
    for (const id of [noteId, otherId])
      expect((await sign(clinician, id)).body).toMatchObject({ signingState: 'Signed' })

    const missed = await visitOf(appointment)
    expect(missed).toMatchObject({
      status: 'noshow',
      noShow: { action: { code: 'call-patient' }, note: { id: noteId } },
    })
    expect(patientIn(missed).status).toBe('noshow')
    const changes = missed.statusHistory.map(({ to }: { readonly to: string }) => to)
    expect(changes.slice(-2)).toEqual(['booked', 'noshow'])
    const { status, noShow } = await visitOf(other)
    expect([status, noShow]).toEqual(['noshow', undefined])
    const { start: from, end } = missed
    const again = await scene.admin.ask('POST', 'Appointments', { body: aVisit(scene, from, { end }) })
    expect(again.status, JSON.stringify(again.body)).toBe(201)
  })

  test('whom the desk has received did come: a note that says otherwise leaves the visit to the desk', async () => {
    const appointment = await beside('2026-03-05T13:00:00.000Z')
    await setStatus(appointment, 'arrived')
    const noteId = await toldMissed(await start(appointment))
    expect((await sign(clinician, noteId)).body).toMatchObject({ signingState: 'Signed' })
    expect((await visitOf(appointment)).status).toBe('checked-in')
  })

  test('a note that says that a visit was missed which has not begun is not signed, and nothing of it is lost', async () => {
    const appointment = await beside('2026-03-05T20:00:00.000Z')
    const noteId = await toldMissed(await start(appointment))
    const refused = await sign(clinician, noteId)
    expect([refused.status, refused.body.subStatus]).toEqual([422, 2001])
    expect(JSON.stringify(refused.body)).toContain('scheduling.no-show-before-start')
    const note = (await read(`Notes/${noteId}`)).body
    expect([note.signingState, note.signatures ?? [], note.sections[0].data.summary]).toEqual([
      'ReadyToSign',
      [],
      'Nobody came.',
    ])
    expect((await visitOf(appointment)).status).toBe('checked-in')
  })

  const ill = { code: 'ill', display: 'Ill' }
  const signedAs = async (id: string) =>
    expect((await sign(clinician, id)).body).toMatchObject({ signingState: 'Signed' })

  test('a visit that nobody has received is cancelled once a note that says so is signed, with its reason, and frees its time', async () => {
    const appointment = await visit()
    const noteId = await toldMissed(await start(appointment), { as: 'Cancelled', more: { reason: ill } })
    expect((await visitOf(appointment)).status).toBe('checked-in')
    await signedAs(noteId)

    const off = await visitOf(appointment)
    expect(off).toMatchObject({
      status: 'cancelled',
      cancellation: { reason: ill, initiator: 'Patient', at: '2026-03-05T18:00:00.000Z', by: scene.owner },
    })
    expect(off.cancellation).not.toHaveProperty('lateMinutes')
    expect(patientIn(off).status).toBe('cancelled')
    const changes = off.statusHistory.map(({ to }: { readonly to: string }) => to)
    expect(changes.slice(-2)).toEqual(['booked', 'cancelled'])
    const { start: from, end } = off
    const again = await scene.admin.ask('POST', 'Appointments', { body: aVisit(scene, from, { end }) })
    expect(again.status, JSON.stringify(again.body)).toBe(201)
  })

  test('a visit may be cancelled by its note before its start, by whom the note names, and it says how late that was', async () => {
    const appointment = await beside('2026-03-05T21:00:00.000Z')
    const more = { reason: { code: 'other', display: 'Other (specify)' }, initiator: 'Payer' }
    await signedAs(await toldMissed(await start(appointment), { as: 'Cancelled', more }))
    expect(await visitOf(appointment)).toMatchObject({
      status: 'cancelled',
      cancellation: { reason: { code: 'other' }, initiator: 'Payer', lateMinutes: 180 },
    })
  })

  test('whom the desk has received was there: a note that says that the visit was cancelled leaves it to the desk', async () => {
    const appointment = await beside('2026-03-05T11:00:00.000Z')
    await setStatus(appointment, 'arrived')
    await signedAs(await toldMissed(await start(appointment), { as: 'Cancelled', more: { reason: ill } }))
    expect((await visitOf(appointment)).status).toBe('checked-in')
  })

  test('a note that says that a visit was cancelled and not why is signed, and leaves the visit to the desk', async () => {
    const appointment = await visit()
    await signedAs(await toldMissed(await start(appointment), { as: 'Cancelled' }))
    const left = await visitOf(appointment)
    expect([left.status, left.cancellation]).toEqual(['checked-in', undefined])
  })

  test('of a missed visit with several services the short note is written: no service was given', async () => {
    const { servicesNote, skills } = await withServices(server, scene, [authorStep])
    const several = await active(scene.admin, 'HealthcareServices', {
      ...aService,
      name: 'Day program',
      code: 'H2012',
      groupNoteDefinition: bare(servicesNote),
    })
    const appointment = await visit({ serviceType: bare(several) })
    await setStatus(appointment, 'noshow')
    const begun = await start(appointment)
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    expect((await begunOf(begun))[0]).toBe(missedNote.id)
    expect((await read(`Notes/${begun.body.note.id}`)).body.composition).toBe('Individual')

    const other = await visit({ serviceType: bare(skills) })
    await setStatus(other, 'noshow')
    const asked = await clinician.ask('POST', `Appointments/${other.id}/start-note`, {
      body: { noteDefinition: bare(servicesNote) },
    })
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    const whole = (await read(`Notes/${asked.body.note.id}`)).body
    const part = whole.definitionAssignments[0].childEncounter.id
    expect((await read(`Encounters/${part}`)).body.visitStatus).toBe('NoShow')
  })

  test('whoever came gets the note of the visit’s own service', async () => {
    const begun = await start(await visit())
    expect((await read(`Notes/${begun.body.note.id}`)).body.definition.id).toBe(scene.definition.id)
  })

  test('a draft is discarded by its author alone, with a reason that stays in the trail, and can be started again', async () => {
    const appointment = await visit()
    const begun = await start(appointment)
    const { id } = begun.body.note
    for (const login of ['supervisor', 'intake', 'scribe']) {
      const other = await discard(await server.signIn(login), id)
      expect([login, other.status === 403 || other.status === 404]).toEqual([login, true])
    }
    expect((await discard(clinician, id, '   ')).status).toBe(422)

    const gone = await discard(clinician, id)
    expect(gone).toMatchObject({ status: 200, body: { discarded: 1 } })
    expect((await read(`Notes/${id}`)).status).toBe(410)
    expect((await read(`Encounters/${begun.body.encounter.id}`)).body.notes ?? []).toEqual([])
    const { body: trail } = await scene.admin.ask('POST', 'AuditEvents/queries', {
      body: [{ field: 'requestId', op: 'eq', value: gone.headers.get('requestid') }],
    })
    expect(JSON.stringify(trail)).toContain('Started for the wrong visit.')

    const again = await start(appointment)
    expect(again.status).toBe(200)
    expect(again.body.note.id).not.toBe(id)
  })

  test('what somebody has signed is not discarded', async () => {
    const begun = await start(await visit())
    const { id } = begun.body.note
    await putFields(server.world, server.practice, {
      type: 'Note',
      id,
      fields: { signingState: 'PartiallySigned' },
    })
    expect((await discard(clinician, id)).status).toBe(409)
    expect((await read(`Notes/${id}`)).status).toBe(200)
  })

  test('what somebody has signed once is not discarded either, though every signature was taken back', async () => {
    const begun = await start(await visit())
    const { id } = begun.body.note
    const signer = (await read(`Notes/${id}`)).body.author
    const at = '2026-03-05T17:00:00.000Z'
    await putFields(server.world, server.practice, {
      type: 'Note',
      id,
      fields: {
        signatures: [
          {
            id: 'one',
            stepId: 'author',
            signer,
            meaning: 'Authored',
            method: 'Password',
            signedAt: at,
            contentHash: 'a'.repeat(64),
            invalidated: { at, by: signer, reason: 'Wrong day.' },
          },
        ],
      },
    })
    expect((await discard(clinician, id)).status).toBe(409)
    expect((await read(`Notes/${id}`)).status).toBe(200)
  })
})
