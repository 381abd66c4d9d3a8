import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { collectionOf, examples } from '#tests/support/server/examples.ts'
import type { Staff, TestAnswer, TestClient } from '#tests/support/server/server.ts'
import type { Row } from './attack-owned.ts'
import type { FieldScene } from './walk-fields.ts'

/** Who is there beside the attackers: a lead whose patients are at stake, and two who would gain by an attack. */
const bystanders: Staff = {
  lead: ['non-prescribing-clinician'],
  friend: ['sandbox', 'associate-sysadmin'],
  narrow: ['quality-assurance'],
}

/** Whom the walk needs in the practice: also somebody who may give everything. */
export const givingStaff: Staff = {
  ...bystanders,
  giver: ['sandbox', 'administrative', 'supervisor', 'associate-sysadmin', 'support'],
}

export type Reference = { readonly id: string; readonly resourceType: string }

/** What the tests that attack rights and reach field by field meet: one of each, made by somebody who may do everything. */
export type GivingScene = {
  readonly fields: FieldScene
  readonly giver: TestClient
  readonly bystanders: ReadonlyMap<string, TestClient>
  /** Only the lead reaches the first; the second is confidential, with the lead and the giver as its team. */
  readonly stranger: Reference
  readonly guarded: Reference
  readonly program: Reference
  /** A role that the friend has, and the grant set of it. */
  readonly role: Reference
  readonly grantSet: Reference
  /** Grant sets of the practice by their keys. */
  readonly grantSets: ReadonlyMap<string, Reference>
  readonly episode: Reference
  readonly group: Reference
  readonly appointment: Reference
  readonly encounter: Reference
  profileOf(login: string): Reference
}

/** The path of a type's rows. */
export function pathOf(type: string): string {
  return collectionOf(registry[type as ResourceType])
}

/** Lays out in a walk's practice what the attacks on rights and reach are about. */
export async function setGivingScene(fields: FieldScene): Promise<GivingScene> {
  const { server } = fields
  const giver = await server.signIn('giver')
  const make = async (type: string, body: object) => bare(await made(giver, pathOf(type), body))
  const profileOf = (login: string) => ({
    id: server.practice.profiles.get(login) ?? '',
    resourceType: 'Practitioner',
  })
  const lead = profileOf('lead')

  const stranger = await make('Patient', aPatient('Stranger', { careTeam: [teamMember(lead)] }))
  const confidentialTeam = [{ practitioner: lead }, { practitioner: profileOf('giver') }]
  const team = { careTeam: [teamMember(lead)], confidentialTeam }
  const guarded = await make('Patient', aPatient('Guarded', team))
  const program = await make('Program', {
    name: 'Walk',
    code: 'WALK',
    kind: 'Outpatient',
    status: 'Draft',
  })
  const grantSet = await make('GrantSet', aGrantSet('helping', ['Practitioner:Read']))
  const role = await make('SecurityRole', aRole('helping', { grantSets: [grantSet] }))
  const listed = await giver.ask('GET', 'GrantSets?pageSize=200')
  const grantSets = new Map((listed.body as readonly KeyedRow[]).map((row) => [row.key, referenceTo(row)]))

  const clinician = server.practice.roles.get('non-prescribing-clinician')
  await change(giver, `Practitioners/${profileOf('friend').id}`, [
    { op: 'replace', path: '/roles', value: [clinician, role] },
  ])
  await change(giver, `Practitioners/${profileOf('narrow').id}`, [
    { op: 'add', path: '/populationLevel', value: 'CareTeam' },
  ])
  await change(giver, `Practitioners/${lead.id}`, [
    { op: 'add', path: '/supervisors', value: [{ practitioner: profileOf('friend'), kind: 'clinical' }] },
  ])
  const people = new Map<string, TestClient>()
  for (const login of Object.keys(bystanders)) people.set(login, await server.signIn(login))
  return {
    fields,
    giver,
    bystanders: people,
    stranger,
    guarded,
    program,
    role,
    grantSet,
    grantSets,
    episode: await make('EpisodeOfCare', anEpisode(stranger, program, { careManager: lead })),
    group: await make('Group', aGroup(lead, [stranger])),
    appointment: await make('Appointment', anAppointment(lead, [stranger])),
    encounter: await make('Encounter', anEncounter(stranger, [lead])),
    profileOf,
  }
}

type KeyedRow = Row & { readonly key: string; readonly resourceType: string }

function referenceTo({ id, resourceType }: Reference): Reference {
  return { id, resourceType }
}

function bare({ body }: TestAnswer): Reference {
  return referenceTo(body as Reference)
}

/** Makes a row that has to succeed. */
export async function made(client: TestClient, path: string, body: object): Promise<TestAnswer> {
  const answer = await client.ask('POST', `${path}?confirmed=true`, { body })
  if (answer.status !== 201) throw new Error(`No row of ${path}: ${JSON.stringify(answer.body)}`)
  return answer
}

/** Changes a row as it is now; the change has to succeed. */
export async function change(client: TestClient, one: string, operations: readonly object[]): Promise<Row> {
  const { body: row } = await client.ask('GET', one)
  const path = `${one}?versionId=${row.meta.versionId}&confirmed=true`
  const answer = await client.ask('PATCH', path, { body: operations })
  if (answer.status !== 200) throw new Error(`No change of ${one}: ${JSON.stringify(answer.body)}`)
  return answer.body as Row
}

/** Somebody's place in a care team. */
export function teamMember(member: Reference) {
  const role = { code: 'primary-clinician', display: 'Therapist' }
  return { id: member.id, member, role, participation: 'PrimaryPerformer' }
}

export function aPatient(family: string, more: object) {
  const name = { use: 'official', given: ['Ann'], family }
  return { name, birthDate: '1980-05-05', gender: 'female', ...more }
}

export function aGrantSet(key: string, permissions: readonly string[]) {
  const flags = ['app:contract-enum:clinicalflags:PersonalProductivity:Allow']
  return { name: `For ${key}`, key, group: 'clinical', flags, permissions }
}

export function aRole(key: string, more: object) {
  return { name: `Who is ${key}`, key, populationLevel: 'CareTeam', includeSupervisees: false, ...more }
}

export function anEpisode(patient: Reference, program: Reference, more: object) {
  return { patient, program, status: 'Active', period: { start: '2026-01-05' }, ...more }
}

export function aGroup(lead: Reference, patients: readonly Reference[]) {
  const members = patients.map(memberOfGroup)
  const facilitators = [{ practitioner: lead, role: 'Primary' }]
  return { name: 'Skills', kind: 'Skills', enrollment: 'Open', facilitators, members }
}

export function memberOfGroup(patient: Reference) {
  return { id: patient.id, patient, status: 'Active' }
}

export function anAppointment(owner: Reference, patients: readonly Reference[]) {
  const start = new Date(Date.now() + 86_400_000).toISOString()
  const end = new Date(Date.now() + 86_400_000 + 3_000_000).toISOString()
  const times = { start, end, timezone: 'America/Chicago', duration: 50 }
  const attendees = [owner, ...patients].map(attendee)
  const serviceType = examples.get('Appointment')?.serviceType
  return {
    ...times,
    serviceType,
    status: 'booked',
    isGroup: false,
    kind: 'Visit',
    mode: 'InPerson',
    owner,
    attendees,
  }
}

export function attendee(subject: Reference) {
  return { id: subject.id, kind: subject.resourceType, subject, requirement: 'Required', status: 'booked' }
}

export function anEncounter(patient: Reference, people: readonly Reference[]) {
  const [first, ...others] = people
  const serviceDate = new Date().toISOString().slice(0, 10)
  return {
    status: 'Planned',
    visitStatus: 'Show',
    documentationType: 'Note',
    mode: 'InPerson',
    subject: patient,
    patient,
    serviceDate,
    timezone: 'America/Chicago',
    participants: [
      { individual: first, type: 'PrimaryPerformer' },
      ...others.map((individual) => participant(individual)),
    ],
  }
}

export function participant(individual: Reference) {
  return { individual, type: 'SecondaryPerformer' }
}
