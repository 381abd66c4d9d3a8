import { expect } from 'vitest'
import type { DatabaseKind } from '#tests/support/database/database.ts'
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
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'
import { configurations, type NamedConfiguration } from './configurations.ts'

/** Who works where notes are signed: the usual ones, a prescriber, who stands in for the supervisor, and a supervisor of others. */
export const signingStaff = {
  admin: ['administrative'],
  clinician: ['non-prescribing-clinician'],
  supervisor: ['supervisor'],
  intake: ['case-management'],
  quality: ['quality-assurance'],
  scribe: ['scribe'],
  implementer: ['implementation'],
  physician: ['prescribing-clinician'],
  deputy: ['supervisor'],
  stranger: ['supervisor'],
}
export type Login = keyof typeof signingStaff

/** A practice of tests in which notes are signed by every configuration. */
export type SigningHouse = {
  readonly server: TestServer
  readonly scene: Scene
  /** Note definitions by the name of their configuration. */
  readonly definitions: ReadonlyMap<string, Row>
  readonly guardian: Row
  client(login: Login): TestClient
  close(): Promise<void>
}

/** Opens the practice: one definition for each configuration, with these questions beside the usual ones; the clinician has a supervisor, who may be out of office. */
export async function openSigningHouse(
  database: DatabaseKind,
  now?: () => Date,
  questions: readonly object[] = [],
): Promise<SigningHouse> {
  const server = await startTestServer({
    database,
    staff: signingStaff,
    ...(now && { now: () => ({ iso: now().toISOString(), milliseconds: now().getTime() }) }),
  })
  return setSigningHouse(server, questions)
}

/** Makes the practice of a server with `signingStaff` the one in which notes are signed by every configuration. */
export async function setSigningHouse(
  server: TestServer,
  questions: readonly object[] = [],
): Promise<SigningHouse> {
  const scene = await setScene(server, { steps: [authorStep], questions })
  const clients = new Map<string, TestClient>()
  for (const login of Object.keys(signingStaff)) clients.set(login, await server.signIn(login))
  await setPeople(server, scene)
  await setTeam(server, scene)
  const definitions = new Map<string, Row>()
  for (const each of configurations(server)) definitions.set(each.name, await defined(scene, each))
  const guardian = await created(scene.admin, 'RelatedPeople', {
    patient: bare(scene.patient),
    name: { use: 'official', given: ['Rosa'], family: 'Rivera' },
    relationship: [{ code: 'parent', display: 'Parent' }],
    active: true,
    authority: { legal: true, verified: true },
  })
  const client = (login: Login): TestClient => {
    const found = clients.get(login)
    if (!found) throw new Error(`Nobody is called ${login}`)
    return found
  }
  return { server, scene, definitions, guardian, client, close: () => server.close() }
}

/** Everybody who signs works with the patient. */
async function setTeam(server: TestServer, { admin, patient }: Scene): Promise<void> {
  const { meta } = (await admin.ask('GET', `Patients/${patient.id}`)).body
  const role = { code: 'prescriber', display: 'Prescriber' }
  const body = ['physician', 'deputy', 'stranger'].map((login) => ({
    op: 'add',
    path: '/careTeam/-',
    value: {
      id: login,
      member: staff(server, login),
      role,
      participation: 'Participation',
      period: { start: '2026-01-05' },
    },
  }))
  const answer = await admin.ask('PATCH', `Patients/${patient.id}?versionId=${meta.versionId}`, { body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

async function setPeople(server: TestServer, { admin, owner }: Scene): Promise<void> {
  const change = async (id: string, body: readonly object[]) => {
    const { meta } = (await admin.ask('GET', `Practitioners/${id}`)).body
    const answer = await admin.ask('PATCH', `Practitioners/${id}?versionId=${meta.versionId}`, { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  await change(owner.id, [
    { op: 'add', path: '/supervisor', value: staff(server, 'supervisor') },
    { op: 'add', path: '/requiresCoSignature', value: true },
  ])
  const licence = { type: { code: 'MD', display: 'Physician' }, number: 'P-1' }
  await change(staff(server, 'physician').id, [{ op: 'add', path: '/licenses', value: [licence] }])
}

async function defined({ admin, definition }: Scene, given: NamedConfiguration): Promise<Row> {
  const { name, ...rules } = given
  const key = name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  const configuration = await active(admin, 'SignatureConfigurations', { name, key, version: 1, ...rules })
  const { body } = await admin.ask('GET', `NoteDefinitions/${definition.id}`)
  const { sections } = body
  return active(admin, 'NoteDefinitions', {
    name,
    key: `${key}-note`,
    version: 1,
    type: 'Form',
    kinds: ['Note', 'DocumentationNote'],
    sections,
    signatureConfiguration: bare(configuration),
  })
}

/** A draft with its answers: of a session of its own, or of none. */
export async function aDraft(
  { scene, definitions, client }: SigningHouse,
  name: string,
  at?: { readonly start: string; readonly mode?: string },
): Promise<Row> {
  const definition = bare(definitions.get(name) ?? scene.definition)
  const clinician = client('clinician')
  const id = at
    ? await ofSession(scene, clinician, { definition, ...at })
    : await ofNone(scene, clinician, definition)
  const note = rowOf(await clinician.ask('GET', `Notes/${id}`, crossing))
  return rowOf(
    await clinician.ask('PATCH', `Notes/${id}?versionId=${note.versionId}`, {
      body: [{ op: 'replace', path: '/sections/0/data', value: { mood: 'low', summary: 'We talked.' } }],
    }),
  )
}

/** Reads a note whose patient is not named. */
export const crossing = { headers: { 'x-enable-cross-partition': 'true' } }

async function ofNone(scene: Scene, clinician: TestClient, definition: object): Promise<string> {
  const note = await created(clinician, 'Notes', {
    kind: 'DocumentationNote',
    composition: 'Individual',
    status: 'Preliminary',
    definition,
    subject: bare(scene.patient),
    patient: bare(scene.patient),
  })
  return note.id
}

type Session = { readonly definition: object; readonly start: string; readonly mode?: string }

async function ofSession(
  scene: Scene,
  clinician: TestClient,
  { definition, start, mode = 'InPerson' }: Session,
): Promise<string> {
  const end = new Date(Date.parse(start) + 3_000_000).toISOString()
  const appointment = await created(
    scene.admin,
    'Appointments?confirmed=true',
    aVisit(scene, start, { end, mode }),
  )
  const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, {
    body: { noteDefinition: definition },
  })
  expect(started.status, JSON.stringify(started.body)).toBe(200)
  if (mode === 'Telehealth') await consented(clinician, started.body.encounter.id)
  return started.body.note.id
}

/** The patient agrees at the beginning to meeting from afar. */
async function consented(clinician: TestClient, id: string): Promise<void> {
  const { versionId } = rowOf(await clinician.ask('GET', `Encounters/${id}`, crossing))
  const body = [{ op: 'add', path: '/telehealth', value: { consentConfirmed: true } }]
  const answer = await clinician.ask('PATCH', `Encounters/${id}?versionId=${versionId}`, { body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

/** Asks for an act on a note by somebody, in the version that stands there now unless another is named. */
export async function act(
  client: TestClient,
  id: string,
  name: string,
  body: Readonly<Record<string, unknown>> = {},
): Promise<TestAnswer> {
  const { meta } = (await client.ask('GET', `Notes/${id}`, crossing)).body
  const versionId = meta?.versionId ?? '1'
  return client.ask('POST', `Notes/${id}/${name}`, { body: { versionId, ...body } })
}

/** Calls the note ready and signs a step of it. */
export async function sign(client: TestClient, id: string, stepId?: string): Promise<TestAnswer> {
  const ready = await act(client, id, 'ready')
  const { openSteps = [], contentHash } = ready.body ?? {}
  const step = openSteps.find((each: { readonly stepId: string }) => each.stepId === (stepId ?? each.stepId))
  if (!step) return ready
  const body = { stepId: step.stepId, meaning: step.meaning, method: 'Password' }
  return client.ask('POST', `Notes/${id}/sign`, { body: { ...body, credential: testPassword, contentHash } })
}

/** Takes the signature of the patient, as somebody of the staff. */
export async function take(
  client: TestClient,
  id: string,
  body: Readonly<Record<string, unknown>>,
): Promise<TestAnswer> {
  const ready = await act(client, id, 'ready')
  const { patientSteps = [], contentHash } = ready.body ?? {}
  const [step] = patientSteps
  if (!step) return ready
  return client.ask('POST', `Notes/${id}/take-signature`, {
    body: { stepId: step.stepId, contentHash, credential: testPassword, ...body },
  })
}

/** What a pad draws. */
export const someStrokes = JSON.stringify([[1, 2, 3, 4, 5, 6]])
