import { type GivingField, givenBy, givenByRole, givingFields } from './annotated-fields.ts'
import {
  aGrantSet,
  aGroup,
  anAppointment,
  anEncounter,
  anEpisode,
  aPatient,
  aRole,
  attendee,
  type GivingScene,
  memberOfGroup,
  participant,
  type Reference,
  teamMember,
} from './giving-scene.ts'

/** What an attacker would do with a field that gives: to which row, and what it says afterwards. */
export type Aim = {
  readonly field: GivingField
  /** The row that is attacked. */
  readonly row: Reference
  /** What is added, where the field is a list; else what it becomes. */
  readonly gift: unknown
  /** A new row that gives the same from its beginning. */
  readonly begun?: object
  /** The rights in it, word for word. */
  readonly rights?: ReadonlySet<string>
  /** Only holders of this flag change the field at all. */
  readonly flag?: string
}

/** Who attacks: the profile and the person, a group of the own and an appointment of the own. */
export type Attacker = {
  readonly key: string
  readonly self: Reference
  readonly person: Reference
  readonly group: Reference
  readonly appointment: Reference
}

type AimsOf = (scene: GivingScene, attacker: Attacker, turn: number) => readonly Omit<Aim, 'field'>[]

/** What an attacker wishes for in each field that gives. */
const aimsOf: Readonly<Record<string, AimsOf>> = {
  'Patient.careTeam': ({ stranger, guarded }, { self }) => {
    const gift = teamMember(self)
    return [
      { row: stranger, gift, begun: aPatient('Begun', { careTeam: [gift] }) },
      { row: guarded, gift },
    ]
  },
  'Patient.confidentialTeam': ({ stranger, guarded, profileOf }, { self }) => {
    const gift = { practitioner: self }
    const confidentialTeam = [gift, { practitioner: profileOf('giver') }]
    const flag = 'CanManageConfidentialTeam'
    return [
      { row: stranger, gift, flag, begun: aPatient('Begun', { confidentialTeam }) },
      { row: guarded, gift, flag },
    ]
  },
  'EpisodeOfCare.careManager': ({ stranger, program, episode }, { self }) => [
    { row: episode, gift: self, begun: anEpisode(stranger, program, { careManager: self }) },
  ],
  'EpisodeOfCare.careTeam': ({ guarded, program, episode }, { self }) => {
    const gift = teamMember(self)
    return [{ row: episode, gift, begun: anEpisode(guarded, program, { careTeam: [gift] }) }]
  },
  'Encounter.participants': ({ stranger, encounter }, { self }) => [
    { row: encounter, gift: participant(self), begun: anEncounter(stranger, [self]) },
  ],
  'Appointment.attendees': ({ stranger, guarded, appointment }, { self, appointment: own }) => [
    { row: appointment, gift: attendee(self), begun: anAppointment(self, [stranger]) },
    { row: own, gift: attendee(stranger), begun: anAppointment(self, [guarded]) },
  ],
  'Group.facilitators': ({ stranger, group }, { self }) => [
    { row: group, gift: { practitioner: self, role: 'Co' }, begun: aGroup(self, [stranger]) },
  ],
  'Group.members': ({ stranger, guarded }, { self, group }) => [
    { row: group, gift: memberOfGroup(stranger), begun: aGroup(self, [stranger]) },
    { row: group, gift: memberOfGroup(guarded), begun: aGroup(self, [guarded]) },
  ],
  'Practitioner.roles': ({ fields, profileOf }, { self }, turn) => {
    const key = ['sandbox', 'associate-sysadmin', 'administrative', 'support', 'supervisor'][turn % 5] ?? ''
    const gift = fields.server.practice.roles.get(key)
    const rights = givenByRole(key)
    return [
      { row: self, gift, rights, begun: aPractitioner({ roles: [gift] }) },
      { row: profileOf('friend'), gift, rights },
    ]
  },
  'Practitioner.supervisors': ({ profileOf, role }, { self }) => {
    const gift = { practitioner: self, kind: 'clinical' }
    return [{ row: profileOf('lead'), gift, begun: aPractitioner({ roles: [role], supervisors: [gift] }) }]
  },
  'Practitioner.programs': ({ program }, { self }) => [{ row: self, gift: program }],
  'Practitioner.populationLevel': ({ profileOf }, { self }) => [
    { row: profileOf('narrow'), gift: 'All' },
    { row: self, gift: 'All' },
  ],
  'Person.userRoles': (_scene, { person }, turn) => [
    { row: person, gift: turn % 2 === 0 ? 'sysadmin' : 'developer' },
  ],
  'Person.profiles': ({ fields, profileOf }, { person }) => {
    const practice = { id: fields.server.practice.id, resourceType: 'Practice' }
    return [{ row: person, gift: { practice, profile: profileOf('giver'), active: true } }]
  },
  'SecurityRole.grantSets': ({ role, grantSets }, _attacker, turn) => {
    const keys = ['full-permissions', 'key-vault-management', 'modify-roles', 'metrics']
    const key = keys[turn % keys.length] ?? ''
    const gift = grantSets.get(key)
    const begun = aRole(newKey(), { grantSets: [gift] })
    return [{ row: role, gift, rights: givenBy([key]), begun }]
  },
  'SecurityRole.populationLevel': ({ role, grantSet }) => [
    { row: role, gift: 'All', begun: aRole(newKey(), { grantSets: [grantSet], populationLevel: 'All' }) },
  ],
  'SecurityRole.includeSupervisees': ({ role, grantSet }) => [
    { row: role, gift: true, begun: aRole(newKey(), { grantSets: [grantSet], includeSupervisees: true }) },
  ],
  'GrantSet.flags': ({ grantSet }, _attacker, turn) => {
    const names = ['administrativeflags:FullPermissions', 'internalflags:ViewAllPractices']
    const gift = `app:contract-enum:${names[turn % names.length]}:Allow`
    const begun = { ...aGrantSet(newKey(), []), flags: [gift] }
    return [{ row: grantSet, gift, rights: new Set([gift]), begun }]
  },
  'GrantSet.permissions': ({ grantSet }, _attacker, turn) => {
    const gift =
      ['Patient:Delete', 'SecurityToken:Create', 'Practice:Update', 'AuditEvent:Read'][turn % 4] ?? ''
    return [{ row: grantSet, gift, rights: new Set([gift]), begun: aGrantSet(newKey(), [gift]) }]
  },
}

/** In tests that walk the fields, every one that gives, with what this attacker does to it; a field of which nobody thought yet is an error. */
export function aimsFor(scene: GivingScene, attacker: Attacker, turn: number): readonly Aim[] {
  return givingFields().flatMap((field) => {
    const aims = aimsOf[`${field.type}.${field.path}`]
    if (!aims) throw new Error(`${field.type}.${field.path} gives ${field.gives}: how would it be attacked?`)
    return aims(scene, attacker, turn).map((aim) => ({ field, ...aim }))
  })
}

function aPractitioner(more: object) {
  return { active: true, name: { use: 'official', given: ['Bea'], family: 'Begun' }, ...more }
}

function newKey(): string {
  return `begun-${crypto.randomUUID().slice(0, 8)}`
}
