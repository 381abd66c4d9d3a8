import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import type { NewRow } from '#server/stores/store.ts'
import type { TestAnswer, TestClient, TestServer } from '#tests/support/server/server.ts'
import { paysAlone } from './pays-alone.ts'

/** A row as a test needs to know it. */
export type Row = { readonly id: string; readonly resourceType: string; readonly versionId: string }

/** Everything that stands ready before a note can be started: the worked scene of the rules' own tests (`src/shared/rules/judging/test-scene.ts`), with people of the test practice. */
export type Scene = {
  readonly admin: TestClient
  readonly patient: Row
  readonly otherPatient: Row
  readonly episode: Row
  readonly condition: Row
  readonly program: Row
  readonly service: Row
  readonly room: Row
  readonly definition: Row
  readonly owner: { readonly id: string; readonly resourceType: 'Practitioner' }
}

/** What a test's note definition is made of beside the usual: one rule, one required question, signed by its author. */
export type SceneChoices = {
  /** Questions that follow the usual ones. */
  readonly questions?: readonly object[]
  readonly ruleItems?: readonly object[]
  readonly steps?: readonly object[]
  readonly practitioner?: object
  /** What a note takes over from the last one. */
  readonly carryForward?: object
}

/** The one step of a note that only its author signs. */
export const authorStep = {
  id: 'author',
  order: 1,
  role: 'Author',
  required: true,
  who: 'Author',
  meaning: 'Authored',
  methods: ['Password'],
  attestationText: 'I wrote this note and it is true.',
}

/** The length of the session and its diagnosis must be right. */
export const usualRules = [
  { id: 'length', kind: 'SessionDuration', severity: 'Warn', params: {} },
  { id: 'diagnosis', kind: 'MissingDiagnosis', severity: 'Block', params: {} },
]

/** Builds the scene through the API, as an administrator would. */
export async function setScene(server: TestServer, choices: SceneChoices = {}): Promise<Scene> {
  const admin = await server.signIn('admin')
  const make = (collection: string, body: object) => created(admin, collection, body)
  const owner = staff(server, 'clinician')
  const desk = staff(server, 'intake')

  const configuration = await active(admin, 'SignatureConfigurations', {
    ...named('configuration'),
    steps: choices.steps ?? [authorStep],
  })
  const form = await aForm(server, choices.questions ?? [])
  const sectionForm = await active(admin, 'NoteSectionForms', {
    ...named('intervention-section'),
    sectionType: { code: 'intervention', display: 'Intervention' },
    form: { ...bare(form), versionId: form.versionId },
    requiredElements: ['summary'],
  })
  const rule = await active(admin, 'NoteRules', {
    ...named('session-checks'),
    combinator: 'And',
    items: choices.ruleItems ?? usualRules,
  })
  const definition = await active(admin, 'NoteDefinitions', {
    ...named('progress-note'),
    type: 'Form',
    kinds: ['Note'],
    sections: [
      {
        id: 's1',
        key: 'intervention',
        sectionForm: { ...bare(sectionForm), versionId: sectionForm.versionId },
        order: 1,
        required: true,
      },
    ],
    signatureConfiguration: bare(configuration),
    noteRules: [bare(rule)],
    ...(choices.carryForward && { carryForward: choices.carryForward }),
  })
  const service = await active(admin, 'HealthcareServices', { ...aService, noteDefinition: bare(definition) })
  const program = await active(admin, 'Programs', {
    name: 'Outpatient',
    code: 'OP',
    kind: 'Outpatient',
    status: 'Draft',
  })
  const room = await make('Locations', {
    name: 'Room 2',
    kind: 'Room',
    status: 'active',
    timezone: zone,
    placeOfService: { code: '11', display: 'Office' },
  })
  const clinician = await server.signIn('clinician')
  const people = await peopleOf(make, { owner, desk, program, clinician })
  await paysAlone(admin, [people.patient, people.otherPatient])
  return { admin, program, service, room, definition, owner, ...people }
}

const zone = 'America/Chicago'

/** Under which key, and with which questions instead of the usual ones. */
type AnotherForm = {
  readonly key?: string
  readonly elements?: readonly object[]
  readonly version?: number
}

/** A form in force, with these questions beside the usual ones. */
export async function aForm(
  server: TestServer,
  questions: readonly object[],
  { key: formKey = 'intervention', elements: usual = elements, version = 1 }: AnotherForm = {},
): Promise<Row> {
  const { id, key, profiles } = server.practice
  const author = { id: profiles.get('implementer') ?? '', resourceType: 'Practitioner' }
  const row = {
    ...named(formKey),
    version,
    status: 'Active' as const,
    elements: [...usual, ...questions],
    jsonSchema: {},
    uiSchema: {},
    usage: 1,
    author,
  } as unknown as NewRow<'Form'>
  const made = await openAs(
    server.world,
    { actor: systemActor(id, key), operation: 'form.create' },
    (opened) => openStores(opened).of('Form').create(row),
  )
  if (!made.ok) throw new Error(`No form: ${JSON.stringify(made.failure)}`)
  return { id: made.value.id, resourceType: 'Form', versionId: made.value.meta.versionId }
}
const elements = [
  {
    id: 'mood',
    type: 'Choice',
    label: 'Mood',
    required: true,
    options: [
      { code: 'calm', label: 'Calm' },
      { code: 'low', label: 'Low' },
    ],
  },
  { id: 'summary', type: 'Text', label: 'Summary' },
]
const aService = {
  name: 'Individual therapy',
  code: 'H0004',
  category: { code: 'therapy-individual', display: 'Individual therapy' },
  status: 'Draft',
  flags: ['Billable', 'SupportsGroups'],
  sessionTimeUnit: 'Duration',
  rounding: 'EightMinute',
  incrementMinutes: 15,
  minMinutes: 16,
  maxMinutes: 90,
  modes: ['InPerson', 'Telehealth'],
  requiresCarePlanLink: false,
}

/** One more service in force, otherwise like the scene's. */
export function anotherService(client: TestClient, more: object = {}): Promise<Row> {
  return active(client, 'HealthcareServices', {
    ...aService,
    ...{ name: 'Family therapy', code: 'H0006', ...more },
  })
}

async function peopleOf(
  make: (collection: string, body: object) => Promise<Row>,
  {
    owner,
    desk,
    program,
    clinician,
  }: {
    readonly desk: Scene['owner']
    readonly owner: Scene['owner']
    readonly program: Row
    readonly clinician: TestClient
  },
) {
  const careTeam = [
    member(owner, 'primary-clinician', 'PrimaryPerformer'),
    member(desk, 'case-manager', 'Coordinator'),
  ]
  const patient = await make('Patients', {
    name: { use: 'official', given: ['Ana'], family: 'Rivera' },
    birthDate: '1991-04-12',
    gender: 'female',
    careTeam,
  })
  const otherPatient = await make('Patients', {
    name: { use: 'official', given: ['Jonah'], family: 'Marlowe' },
    birthDate: '1988-02-02',
    gender: 'male',
    careTeam,
  })
  const condition = await created(clinician, 'Conditions', {
    subject: bare(patient),
    category: 'Diagnosis',
    code: {
      code: 'F41.1',
      display: 'Generalized anxiety disorder',
      system: 'http://hl7.org/fhir/sid/icd-10-cm',
    },
    clinicalStatus: 'Active',
    verification: 'Confirmed',
  })
  const episode = await make('EpisodesOfCare', {
    patient: bare(patient),
    program: bare(program),
    status: 'Active',
    period: { start: '2026-01-05' },
    diagnoses: [{ condition: bare(condition), rank: 1, use: 'Admission' }],
  })
  return { patient, otherPatient, condition, episode }
}

function member(person: Scene['owner'], code: string, participation: string): object {
  const role = { code, display: code }
  return { id: code, member: person, role, participation, period: { start: '2026-01-05' } }
}

/** A profile of the test practice by its login name. */
export function staff(server: TestServer, login: string): Scene['owner'] {
  return { id: server.practice.profiles.get(login) ?? '', resourceType: 'Practitioner' }
}

/** The body of an appointment of the scene's patient with its clinician, an hour from `start`. */
export function aVisit(scene: Scene, start: string, more: object = {}): object {
  const end = new Date(Date.parse(start) + 3_600_000).toISOString()
  return {
    status: 'booked',
    start,
    end,
    timezone: zone,
    duration: 60,
    isGroup: false,
    kind: 'Visit',
    mode: 'InPerson',
    serviceType: bare(scene.service),
    program: bare(scene.program),
    episodeOfCare: bare(scene.episode),
    location: bare(scene.room),
    owner: scene.owner,
    attendees: [
      {
        id: '1',
        kind: 'Patient',
        subject: bare(scene.patient),
        episodeOfCare: bare(scene.episode),
        requirement: 'Required',
        status: 'booked',
      },
    ],
    ...more,
  }
}

/** Creates a row; one that is not made is a mistake of the test. */
export async function created(client: TestClient, collection: string, body: object): Promise<Row> {
  const answer = await client.ask('POST', collection, { body })
  if (answer.status !== 201) throw new Error(`${collection}: ${JSON.stringify(answer)}`)
  return rowOf(answer)
}

const publishable = [
  'Forms',
  'NoteSectionForms',
  'NoteDefinitions',
  'GroupNoteDefinitions',
  'NoteRules',
  'SignatureConfigurations',
  'Questionnaires',
  'Packets',
]

/** A row that is made and put in force: published where it is a definition, else by its status. */
export async function active(client: TestClient, collection: string, body: object): Promise<Row> {
  const row = await created(client, collection, { status: 'Draft', ...body })
  const { id, versionId } = row
  const answer = publishable.includes(collection)
    ? await client.ask('POST', `${collection}/${id}/publish`, { body: { versionId } })
    : await client.ask('PATCH', `${collection}/${id}?versionId=${versionId}`, {
        body: [{ op: 'replace', path: '/status', value: 'Active' }],
      })
  if (answer.status !== 200) throw new Error(`${collection}: ${JSON.stringify(answer)}`)
  return rowOf(answer)
}

/** What a test keeps of an answer that is a resource. */
export function rowOf({ body }: TestAnswer): Row {
  return { id: body.id, resourceType: body.resourceType, versionId: body.meta.versionId }
}

/** A reference without a version. */
export function bare({ id, resourceType }: { readonly id: string; readonly resourceType: string }) {
  return { id, resourceType }
}

function named(key: string): { readonly name: string; readonly key: string; readonly version: number } {
  return { name: key, key, version: 1 }
}
