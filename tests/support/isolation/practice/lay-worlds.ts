import type { ResourceType } from '#generated/types/resources.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { Document, StoredDocument } from '#server/stores/document.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { isAboutPatient, isPersonal, typeFacts } from '#tests/support/isolation/rule/type-facts.ts'
import { letIntoPortal } from '#tests/support/scenes/let-into-portal.ts'
import type { TestPractice, TestServer } from '#tests/support/server/server.ts'
import { type LaidRow, type Laying, layerOf, layRows, type Named } from './lay-rows.ts'

/** Worlds of rows that are laid in the practices of the matrix: what lies about whom, and whose it is. */
export type Worlds = {
  /** About the patient whom everybody here looks after; whose of personal types is the colleague. */
  readonly mine: Rows
  readonly confidential: Rows
  readonly outside: Rows
  readonly deleted: Rows
  readonly elsewhere: Rows
  /** By login: one's own rows of personal types, and those of them that were taken away. */
  readonly own: ReadonlyMap<string, Rows>
  readonly ownDeleted: ReadonlyMap<string, Rows>
  /** A colleague who is no actor of the matrix. */
  readonly colleague: Named
}

/** Rows by their types. */
export type Rows = ReadonlyMap<ResourceType, LaidRow>

/** Where worlds are laid, for the holders of which roles; `hidden: 'absent'` leaves out what nobody of limited reach sees. */
export type LayingOut = {
  readonly server: TestServer
  readonly other: TestPractice
  readonly logins: readonly string[]
  readonly hidden: 'there' | 'absent'
}

/** The login of the colleague. */
export const colleague = 'colleague'

/** The login of somebody of the vendor's. */
export const vendor = 'vendor'

/** The login of somebody in the other practice. */
export const stranger = 'stranger'

/** Rows of these are not laid like others. */
const special: readonly ResourceType[] = ['AuditEvent', 'Practice', 'PracticePreferences', 'SecurityToken']
const laidTypes = [...typeFacts.keys()].filter((type) => !special.includes(type))
const patientTypes = laidTypes.filter(isAboutPatient)
const personalTypes = laidTypes.filter(isPersonal)
/** Of each of these a person has one, and the colleague's is there: those that were taken away are the vendor's. */
const onceForEach: readonly ResourceType[] = ['ChannelMembership', 'PersonalPreferences', 'PersonalSignature']
/** Of personal types those that a patient may own; all others name a practitioner as their owner, and a channel's messages its members. A patient meets the colleague's. */
const ofPatients: readonly ResourceType[] = [
  'ChannelMembership',
  'Notification',
  'PacketResponse',
  'PersonalPreferences',
  'QuestionnaireResponse',
]

/** Rows that belong to no practice, wherever they were made. */
function isEverybodys(type: ResourceType): boolean {
  return typeFacts.get(type)?.scope === 'global' && type !== 'Person' && type !== 'Announcement'
}

/** Lays every world of the isolation tests. */
export async function layWorlds(out: LayingOut): Promise<Worlds> {
  const { server, other } = out
  const { practice } = server
  const known = { id: practice.profiles.get(colleague) ?? '', resourceType: 'Practitioner' }
  const there = { id: other.profiles.get(stranger) ?? '', resourceType: 'Practitioner' }
  const everybody = { careTeam: [...practice.profiles.values()].map(teamMember) }
  const isThere = out.hidden === 'there'
  const types = isThere ? laidTypes : laidTypes.filter(isEverybodys)
  const elsewhere = await layWorld(out, other, { mark: 'elsewhere', types, practitioner: there })
  const mine = await layWorld(out, practice, {
    mark: 'mine',
    types: laidTypes,
    practitioner: known,
    ofPatient: everybody,
  })
  const shared = new Map([...mine].filter(([type]) => !isAboutPatient(type)).map(named))
  const closed = { types: isThere ? patientTypes : [], practitioner: known, known: shared }
  const outside = await layWorld(out, practice, { ...closed, mark: 'outside' })
  const confidential = await layWorld(out, practice, { ...closed, mark: 'secret', ofPatient: everybody })
  const gone = {
    mark: 'gone',
    isDeleted: true,
    patient: referenceTo(mine, 'Patient'),
    known: new Map([...mine].map(named)),
    fields: (type: ResourceType) => (type === 'Patient' ? everybody : fieldsIn(practice, known)(type)),
  }
  const usual = laidTypes.filter((type) => !onceForEach.includes(type))
  const second = { id: practice.profiles.get(vendor) ?? '', resourceType: 'Practitioner' }
  const deleted = new Map([
    ...(await lay(out, practice, { ...gone, types: usual, practitioner: known })),
    ...(await lay(out, practice, { ...gone, types: onceForEach, practitioner: second })),
  ])
  if (out.logins.includes('patient')) {
    const profile = referenceTo(mine, 'Patient')
    await letIntoPortal(server.world, practice, { profile, patientId: profile.id, login: 'patient' })
  }
  return {
    mine: await fresh(server, mine, 'Patient'),
    outside,
    confidential: await closedToAll(server, confidential, known),
    deleted,
    elsewhere,
    ...(await layOwn(out, mine)),
    colleague: known,
  }
}

/** The profile by which the holder of a role acts. */
export function profileOf({ practice }: TestServer, mine: Rows, login: string): Named {
  if (login === 'patient') return referenceTo(mine, 'Patient')
  return { id: practice.profiles.get(login) ?? '', resourceType: 'Practitioner' }
}

/** A reference to the row of a type. */
export function referenceTo(rows: Rows, type: ResourceType): Named {
  return { id: rows.get(type)?.document.id ?? '', resourceType: type }
}

type Part = Partial<Laying> & Pick<Laying, 'mark' | 'types' | 'practitioner'>

const nobody = { id: '00000000-0000-7000-8000-000000000000', resourceType: 'Patient' }

function lay({ server }: LayingOut, where: TestPractice, part: Part): Promise<Rows> {
  const fields = fieldsIn(where, part.practitioner)
  return layRows(server.world, where, { patient: nobody, known: new Map(), isAboutPatient, fields, ...part })
}

async function layWorld(
  out: LayingOut,
  where: TestPractice,
  { ofPatient = {}, ...part }: Part & { readonly ofPatient?: Document },
): Promise<Rows> {
  const isPatient = (type: ResourceType) => type === 'Patient'
  const patient = await lay(out, where, {
    ...part,
    types: part.types.filter(isPatient),
    fields: () => ofPatient,
  })
  const types = part.types.filter((type) => !isPatient(type))
  const others = await lay(out, where, { ...part, types, patient: referenceTo(patient, 'Patient') })
  return new Map([...patient, ...others])
}

async function layOwn(out: LayingOut, mine: Rows): Promise<Pick<Worlds, 'own' | 'ownDeleted'>> {
  const { server, logins } = out
  const shared = [...mine].filter(([type]) => typeFacts.get(type)?.circle === undefined)
  const beside = { patient: referenceTo(mine, 'Patient'), known: new Map(shared.map(named)) }
  const own = new Map<string, Rows>()
  const ownDeleted = new Map<string, Rows>()
  for (const [index, login] of logins.entries()) {
    const types =
      login === 'patient' ? personalTypes.filter((type) => ofPatients.includes(type)) : personalTypes
    const one = { ...beside, types, practitioner: profileOf(server, mine, login) }
    ownDeleted.set(login, await lay(out, server.practice, { ...one, mark: `gone-${index}`, isDeleted: true }))
    own.set(login, await lay(out, server.practice, { ...one, mark: `own-${index}` }))
  }
  return { own, ownDeleted }
}

/** Only the colleague opens the patient from now on. */
async function closedToAll({ world, practice }: TestServer, rows: Rows, practitioner: Named): Promise<Rows> {
  const { id } = referenceTo(rows, 'Patient')
  if (id === '') return rows
  const actor = layerOf(practice, practitioner)
  const closed = await openAs(world, { actor, operation: 'example.update' }, async (opened) => {
    const patients = openRows(opened, 'Patient')
    const loaded = await patients.load(id)
    if (!loaded.ok) return loaded
    return patients.replace(
      loaded.value,
      { ...loaded.value.document, confidentialTeam: [{ practitioner }] },
      {},
    )
  })
  if (!closed.ok) throw new Error(`No confidential patient: ${JSON.stringify(closed.failure)}`)
  return withDocument(rows, 'Patient', closed.value)
}

function named([type, { document }]: readonly [ResourceType, LaidRow]): readonly [ResourceType, Named] {
  return [type, { id: document.id, resourceType: type }]
}

function teamMember(id: string, index: number) {
  const role = { code: 'primary-clinician', display: 'Primary clinician / lead therapist' }
  return {
    id: `member-${index}`,
    member: { id, resourceType: 'Practitioner' },
    role,
    participation: 'SecondaryPerformer',
  }
}

/** What places rows of global types in a practice. */
function fieldsIn({ id }: TestPractice, profile: Named): (type: ResourceType) => Document {
  const practice = { id, resourceType: 'Practice', partition: 'global' }
  const byType = new Map<ResourceType, Document>([
    ['Person', { profiles: [{ practice, profile, active: true }], userRoles: ['user'], isSystem: false }],
    ['Announcement', { practice }],
    // A note of a session would be found where another one of it is begun.
    ['Note', { encounter: undefined }],
    ['SharedScribble', { visibility: 'Team', sharedWith: [] }],
  ])
  return (type) => byType.get(type) ?? {}
}

function withDocument(rows: Rows, type: ResourceType, document: StoredDocument): Rows {
  const row = rows.get(type)
  return row ? new Map([...rows, [type, { ...row, document }]]) : rows
}

async function fresh({ world, practice }: TestServer, rows: Rows, type: ResourceType): Promise<Rows> {
  const actor = systemActor(practice.id, practice.key)
  const loaded = await openAs(world, { actor, operation: 'example.read' }, (opened) =>
    openRows(opened, type).load(referenceTo(rows, type).id),
  )
  return loaded.ok ? withDocument(rows, type, loaded.value.document) : rows
}
