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
} from '#tests/support/scenes/scene.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

const crossing = { headers: { 'x-enable-cross-partition': 'true' } }
const supervisorStep = {
  ...authorStep,
  id: 'supervisor',
  order: 2,
  role: 'Supervisor',
  who: 'Supervisor',
  meaning: 'CoSigned',
}

describe.each(databasesFor(import.meta.url))('the steps that a note needs (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient
  let authorOnly: Row
  let day = 0

  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(Date.parse('2026-03-05T18:00:00.000Z')) })
    scene = await setScene(server, { steps: [authorStep, supervisorStep] })
    clinician = await server.signIn('clinician')
    const { body: author } = await scene.admin.ask('GET', `Practitioners/${scene.owner.id}`)
    await scene.admin.ask('PATCH', `Practitioners/${author.id}?versionId=${author.meta.versionId}`, {
      body: [
        {
          op: 'add',
          path: '/supervisor',
          value: { id: server.practice.profiles.get('supervisor'), resourceType: 'Practitioner' },
        },
        { op: 'add', path: '/credentials', value: 'LPC' },
      ],
    })
    authorOnly = await active(scene.admin, 'SignatureConfigurations', {
      name: 'Author only',
      key: 'author-only',
      version: 1,
      steps: [authorStep],
    })
  })
  afterAll(() => server?.close())

  /** A note that is filled, of a session of its own, by this definition. */
  async function filledNote(definition: Row = scene.definition): Promise<Row> {
    const start = new Date(Date.parse('2026-03-04T15:00:00.000Z') - day * 86_400_000).toISOString()
    day += 1
    const end = new Date(Date.parse(start) + 50 * 60_000).toISOString()
    const appointment = await created(scene.admin, 'Appointments', aVisit(scene, start, { end }))
    const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, {
      body: { noteDefinition: bare(definition) },
    })
    expect(started.status, JSON.stringify(started.body)).toBe(200)
    const note = rowOf(await clinician.ask('GET', `Notes/${started.body.note.id}`, crossing))
    return rowOf(
      await clinician.ask('PATCH', `Notes/${note.id}?versionId=${note.versionId}`, {
        body: [{ op: 'replace', path: '/sections/0/data', value: { mood: 'low', summary: 'We talked.' } }],
      }),
    )
  }
  const ready = ({ id, versionId }: Row, client = clinician) =>
    client.ask('POST', `Notes/${id}/ready`, { body: { versionId } })
  const sign = (note: Row, { body }: TestAnswer, more: object = {}) =>
    clinician.ask('POST', `Notes/${note.id}/sign`, {
      body: {
        stepId: 'author',
        meaning: 'Authored',
        method: 'Password',
        credential: testPassword,
        contentHash: body.contentHash,
        ...more,
      },
    })
  const other = () => ({ ...bare(authorOnly), versionId: authorOnly.versionId })
  const refusal = ({ status, body }: TestAnswer) => [
    status,
    ...(body.errors ?? []).map(
      ({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`,
    ),
  ]
  const serverOwned = [422, '/signatureConfiguration stores.server-owned']

  test('are not changed by who writes it, by no way of writing, and each try stands in the trail', async () => {
    const note = await filledNote()
    const { body: stored } = await clinician.ask('GET', `Notes/${note.id}`, crossing)
    const at = `Notes/${note.id}?versionId=${note.versionId}`
    const patched = await clinician.ask('PATCH', at, {
      body: [{ op: 'replace', path: '/signatureConfiguration', value: other() }],
    })
    const inside = await clinician.ask('PATCH', at, {
      body: [{ op: 'replace', path: '/signatureConfiguration/id', value: authorOnly.id }],
    })
    const taken = await clinician.ask('PATCH', at, {
      body: [{ op: 'remove', path: '/signatureConfiguration' }],
    })
    const replaced = await clinician.ask('PUT', at, { body: { ...stored, signatureConfiguration: other() } })
    for (const answer of [patched, inside, taken, replaced]) expect(refusal(answer)).toEqual(serverOwned)

    const { body: events } = await scene.admin.ask('POST', 'AuditEvents/queries', {
      body: [{ field: 'requestId', op: 'eq', value: patched.headers.get('requestid') }],
    })
    expect(events).toMatchObject([{ outcome: 'Denied', status: 422 }])
    const { body: after } = await clinician.ask('GET', `Notes/${note.id}`, crossing)
    expect(after.signatureConfiguration).toEqual(stored.signatureConfiguration)
  })

  test('are those of its definition when it is made by hand, whatever is asked for', async () => {
    const { body: stored } = await clinician.ask('GET', `Notes/${(await filledNote()).id}`, crossing)
    const answer = await clinician.ask('POST', 'Notes', {
      body: {
        kind: 'Note',
        composition: 'Individual',
        status: 'Preliminary',
        definition: bare(scene.definition),
        subject: bare(scene.patient),
        patient: bare(scene.patient),
        encounter: bare(stored.encounter),
        signatureConfiguration: other(),
      },
    })
    expect(refusal(answer)).toEqual(serverOwned)
  })

  test('are all signed before it is final; whose turn it is stands in the answer', async () => {
    const note = await filledNote()
    const answer = await ready(note)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({
      status: 200,
      body: {
        openSteps: [{ stepId: 'author' }],
        waitingSteps: [{ stepId: 'supervisor', who: 'Supervisor', signers: ['Of riverbend, supervisor'] }],
      },
    })
    const signed = await sign(note, answer)
    expect(signed, JSON.stringify(signed.body)).toMatchObject({
      status: 200,
      body: { signingState: 'PartiallySigned', status: 'Preliminary' },
    })
    expect(signed.body.finalAt).toBeUndefined()
  })

  test('hold the patient’s own signature where the configuration asks for it: the author’s alone makes nothing final', async () => {
    const asksPatient = await active(scene.admin, 'SignatureConfigurations', {
      name: 'Author and patient',
      key: 'author-and-patient',
      version: 1,
      steps: [authorStep],
      patientSignature: { required: 'Always', methods: ['Drawn'] },
    })
    const { body: usual } = await scene.admin.ask('GET', `NoteDefinitions/${scene.definition.id}`)
    const definition = await active(scene.admin, 'NoteDefinitions', {
      name: 'Proof of service',
      key: 'proof-of-service',
      version: 1,
      type: usual.type,
      kinds: usual.kinds,
      sections: usual.sections,
      noteRules: usual.noteRules,
      signatureConfiguration: bare(asksPatient),
    })
    const note = await filledNote(definition)
    const answer = await ready(note)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({
      status: 200,
      body: {
        openSteps: [{ stepId: 'author' }],
        waitingSteps: [{ stepId: 'patient-signature', who: 'Patient', signers: ['Rivera, Ana (34)'] }],
      },
    })
    const signed = await sign(note, answer)
    expect(signed.body).toMatchObject({ signingState: 'PartiallySigned', status: 'Preliminary' })
    expect(
      await sign(note, answer, { stepId: 'patient-signature', meaning: 'Acknowledged', method: 'Drawn' }),
    ).toMatchObject({ status: 403 })
    const { body: session } = await clinician.ask('GET', `Encounters/${signed.body.encounter.id}`, crossing)
    expect(session.status).toBe('Planned')
  })

  test('are signed in the name of the record, with its credentials once, and in no other name', async () => {
    const note = await filledNote()
    const answer = await ready(note)
    expect(answer.body.signerName).toBe('clinician Of riverbend, LPC')
    for (const name of ['Somebody Else', 'clinician Of riverbend', 'Of riverbend, clinician, LPC'])
      expect(refusal(await sign(note, answer, { name }))).toEqual([422, '/name signatures.other-name'])

    const signed = await sign(note, answer, { name: 'clinician Of riverbend, LPC' })
    expect(signed.body.signatures).toMatchObject([{ credentialsText: 'clinician Of riverbend, LPC' }])
  })

  test('need a supervisor who is on file, else the note is not made ready', async () => {
    const { body: author } = await scene.admin.ask('GET', `Practitioners/${scene.owner.id}`)
    await scene.admin.ask('PATCH', `Practitioners/${author.id}?versionId=${author.meta.versionId}`, {
      body: [{ op: 'remove', path: '/supervisor' }],
    })
    const answer = await ready(await filledNote())
    expect(refusal(answer)).toEqual([422, '/signatureConfiguration signatures.no-supervisor'])
    expect(answer.body.subStatus).toBe(2101)
  })
})
