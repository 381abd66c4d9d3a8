import {
  active,
  authorStep,
  bare,
  created,
  type Row,
  type Scene,
  setScene,
} from '#tests/support/scenes/scene.ts'
import type { TestServer } from '#tests/support/server/server.ts'
import { notePart } from './note-part.ts'
import { paysAlone } from './pays-alone.ts'

/** Eight people whose names are in no other word of the tests. */
export const groupMembers = [
  ['Amarante', 'Quillfeather'],
  ['Berenike', 'Rosendale'],
  ['Corvinian', 'Saltmarsh'],
  ['Dorothea', 'Tanglewood'],
  ['Evander', 'Underhill'],
  ['Florimond', 'Vandermeer'],
  ['Gwendolen', 'Wintergreen'],
  ['Hyacinthe', 'Yellowley'],
] as const

type People = readonly (readonly [string, string])[]

/** For tests, a group that meets, and by what its note is written. */
export type GroupScene = Scene & {
  readonly members: readonly Row[]
  readonly group: Row
  readonly groupNote: Row
  /** Another definition of a group's note, signed by these steps. */
  readonly writtenBy: (key: string, steps: readonly object[], more?: object) => Promise<Row>
  /** Books a meeting of the group, an hour and a half from `start`. */
  readonly meet: (start: string, more?: object) => Promise<Row>
}

/** Builds the group, as administrators and clinicians would: its members by given and family name, with a diagnosis each, its service, its note. */
export async function setGroupScene(
  server: TestServer,
  steps: readonly object[] = [authorStep],
  people: People = groupMembers,
): Promise<GroupScene> {
  return withGroup(server, await setScene(server), { steps, people })
}

/** Adds the group to a scene that is there, for tests that have one. */
export async function withGroup(
  server: TestServer,
  scene: Scene,
  { steps, people }: { readonly steps: readonly object[]; readonly people: People },
): Promise<GroupScene> {
  const { admin } = scene
  const clinician = await server.signIn('clinician')
  const members: Row[] = []
  for (const [given, family] of people) {
    const patient = await created(admin, 'Patients', {
      name: { use: 'official', given: [given], family },
      birthDate: '1990-05-05',
      gender: 'female',
      careTeam: [
        {
          id: 'primary',
          member: scene.owner,
          role: { code: 'primary-clinician', display: 'Clinician' },
          participation: 'PrimaryPerformer',
          period: { start: '2026-01-05' },
        },
      ],
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
    await created(admin, 'EpisodesOfCare', {
      patient: bare(patient),
      program: bare(scene.program),
      status: 'Active',
      period: { start: '2026-01-05' },
      diagnoses: [{ condition: bare(condition), rank: 1, use: 'Admission' }],
    })
    members.push(patient)
  }
  await paysAlone(admin, members)
  const writtenBy = (key: string, signedBy: readonly object[], more: object = {}) =>
    groupDefinition(server, scene, { key, steps: signedBy, more })
  const groupNote = await writtenBy('skills', steps)
  const service = await active(admin, 'HealthcareServices', groupService)
  const group = await created(admin, 'Groups', {
    name: 'Coping skills',
    kind: 'Therapy',
    program: bare(scene.program),
    service: bare(service),
    facilitators: [{ practitioner: scene.owner, role: 'Primary' }],
    members: members.map((patient, index) => ({ id: `m${index}`, patient: bare(patient), status: 'Active' })),
    noteDefinition: bare(groupNote),
  })
  const meet = (start: string, more: object = {}) =>
    created(
      admin,
      'Appointments?confirmed=true',
      aMeeting(scene, { start, group, service, members, ...more }),
    )
  return { ...scene, members, group, groupNote, writtenBy, meet }
}

type Meeting = {
  readonly start: string
  readonly group: Row
  readonly service: Row
  readonly members: readonly Row[]
}

function aMeeting(scene: Scene, { start, group, service, members, ...more }: Meeting): object {
  return {
    status: 'booked',
    start,
    end: new Date(Date.parse(start) + 90 * 60_000).toISOString(),
    timezone: 'America/Chicago',
    duration: 90,
    isGroup: true,
    kind: 'Visit',
    mode: 'InPerson',
    group: bare(group),
    serviceType: bare(service),
    program: bare(scene.program),
    location: bare(scene.room),
    owner: scene.owner,
    attendees: members.map((patient, index) => ({
      id: `${index + 1}`,
      kind: 'Patient',
      subject: bare(patient),
      requirement: 'Optional',
      status: 'booked',
    })),
    ...more,
  }
}

const groupService = {
  name: 'Group therapy',
  code: 'H0005',
  category: { code: 'therapy-group', display: 'Group therapy' },
  status: 'Draft',
  flags: ['Billable', 'SupportsGroups'],
  sessionTimeUnit: 'Duration',
  rounding: 'EightMinute',
  incrementMinutes: 15,
  minMinutes: 16,
  maxMinutes: 120,
  modes: ['InPerson'],
  requiresCarePlanLink: false,
}

/** The group's note: a topic that all have in common, and what each member took part in. */
async function groupDefinition(
  server: TestServer,
  { admin }: Scene,
  { key, steps, more }: { readonly key: string; readonly steps: readonly object[]; readonly more: object },
): Promise<Row> {
  const configuration = await active(admin, 'SignatureConfigurations', {
    name: 'Group',
    key: `${key}-signatures`,
    version: 1,
    steps,
  })
  const common = await notePart(server, admin, {
    key: `${key}-common`,
    title: 'Topic',
    sectionType: { code: 'group-topic', display: 'Group topic' },
    question: { id: 'topic', type: 'Text', label: 'Topic of today', required: true },
    configuration,
    kinds: ['GroupNote'],
    scribeFormat: 'GIRPP',
  })
  const member = await notePart(server, admin, {
    key: `${key}-member`,
    title: 'Participation',
    sectionType: { code: 'participation', display: 'Participation' },
    question: { id: 'response', type: 'Text', label: 'How they took part', required: true },
    configuration,
    kinds: ['GroupNote'],
    scribeFormat: 'GIRPP',
  })
  return active(admin, 'GroupNoteDefinitions', {
    name: 'Skills group note',
    key: `${key}-group-note`,
    version: 1,
    composition: 'Group',
    common: bare(common),
    member: bare(member),
    signatureConfiguration: bare(configuration),
    ...more,
  })
}
