import { randomUUID } from 'node:crypto'
import type { ResourceType } from '#generated/types/resources.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { Document, StoredDocument } from '#server/stores/document.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import type { DatabaseKind } from '#tests/support/database/database.ts'
import { putFields } from '#tests/support/server/put-row.ts'
import {
  makeTestPractice,
  startTestServer,
  type TestPractice,
  type TestServer,
} from '#tests/support/server/server.ts'
import { isAboutPatient, isPersonal, typeFacts } from './facts.ts'
import { type LaidRow, type Laying, layRows, type Named } from './lay-rows.ts'
import { letPatientIn, loginOf, type MatrixActor, matrixActor } from './matrix-people.ts'
import type { Rights } from './rights.ts'
import { specialRows } from './special-rows.ts'

/** Rows by their types. */
export type Rows = ReadonlyMap<ResourceType, LaidRow>

/** The practice of the matrix beside another one: who is there, and which rows lie where. */
export type MatrixPractice = {
  readonly server: TestServer
  readonly other: TestPractice
  readonly actors: readonly MatrixActor[]
  /** About the patient whom everybody here looks after; whose of personal types is the colleague. */
  readonly mine: Rows
  readonly confidential: Rows
  readonly outside: Rows
  readonly deleted: Rows
  readonly elsewhere: Rows
  /** By login: one's own rows of personal types, and those of them that were taken away. */
  readonly own: ReadonlyMap<string, Rows>
  readonly ownDeleted: ReadonlyMap<string, Rows>
  /** By sign-in: its patient-access token, as the header says it. */
  readonly accessTokens: ReadonlyMap<string, string>
  /** A colleague who is no actor of the matrix. */
  readonly colleague: Named
  close(): Promise<void>
}

const colleague = 'colleague'
/** Rows of these are not laid like others. */
const special: readonly ResourceType[] = ['AuditEvent', 'Practice', 'PracticePreferences', 'SecurityToken']
const laidTypes = [...typeFacts.keys()].filter((type) => !special.includes(type))
const patientTypes = laidTypes.filter(isAboutPatient)
const personalTypes = laidTypes.filter(isPersonal)

/** Makes both practices with their people and rows on a database of their own; only these roles have people. */
export async function openMatrixPractice(
  database: DatabaseKind,
  roles: readonly Rights[],
): Promise<MatrixPractice> {
  const keys = roles.map(({ role }) => loginOf(role))
  const staff = Object.fromEntries(keys.filter((key) => key !== 'patient').map((key) => [key, [key]]))
  const vendor = { vendor: ['associate-user'] }
  const server = await startTestServer({
    database,
    staff: { ...staff, ...vendor, [colleague]: ['practitioner'] },
  })
  const other = await makeTestPractice(server.world, 'harbor', { stranger: ['administrative'] })
  const rows = await layAll(server, other, keys)
  const actors: MatrixActor[] = []
  for (const rights of roles)
    actors.push(await matrixActor(server, rights, profileOf(server, rows, loginOf(rights.role))))
  const laid = await withTokens(server, rows, actors)
  const here = await specialRows(server.world, server.practice)
  const there = await specialRows(server.world, other)
  return {
    server,
    other,
    actors,
    ...laid,
    mine: new Map([...laid.mine, ...here]),
    elsewhere: new Map([...laid.elsewhere, ...there]),
    close: () => server.close(),
  }
}

type Laid = Pick<
  MatrixPractice,
  | 'mine'
  | 'confidential'
  | 'outside'
  | 'deleted'
  | 'elsewhere'
  | 'own'
  | 'ownDeleted'
  | 'colleague'
  | 'accessTokens'
>

function profileOf({ practice }: TestServer, { mine }: Pick<Laid, 'mine'>, login: string): Named {
  if (login === 'patient') return referenceTo(mine, 'Patient')
  return { id: practice.profiles.get(login) ?? '', resourceType: 'Practitioner' }
}

async function layAll(server: TestServer, other: TestPractice, keys: readonly string[]): Promise<Laid> {
  const { world, practice } = server
  const known = { id: practice.profiles.get(colleague) ?? '', resourceType: 'Practitioner' }
  const everybody = { careTeam: [...practice.profiles.values()].map(teamMember) }
  const lay = (
    where: TestPractice,
    laying: Partial<Laying> & Pick<Laying, 'mark' | 'types' | 'practitioner'>,
  ) =>
    layRows(world, where, {
      patient: nobody,
      known: new Map(),
      isAboutPatient,
      fields: fieldsIn(where, laying.practitioner),
      ...laying,
    })
  const layWorld = async (
    where: TestPractice,
    laying: Pick<Laying, 'mark' | 'types' | 'practitioner'> & Partial<Laying>,
    patientFields: Document = {},
  ) => {
    const patient = await lay(where, { ...laying, types: ['Patient'], fields: () => patientFields })
    const rest = laying.types.filter((type) => type !== 'Patient')
    const others = await lay(where, { ...laying, types: rest, patient: referenceTo(patient, 'Patient') })
    return new Map([...patient, ...others])
  }

  const there = { id: other.profiles.get('stranger') ?? '', resourceType: 'Practitioner' }
  const elsewhere = await layWorld(other, { mark: 'elsewhere', types: laidTypes, practitioner: there })
  const mine = await layWorld(practice, { mark: 'mine', types: laidTypes, practitioner: known }, everybody)
  const shared = new Map([...mine].filter(([type]) => !isAboutPatient(type)).map(named))
  const closed = { types: patientTypes, practitioner: known, known: shared }
  const outside = await layWorld(practice, { ...closed, mark: 'outside' })
  const confidential = await layWorld(practice, { ...closed, mark: 'secret' })
  const patient = referenceTo(mine, 'Patient')
  const beside = { patient, known: new Map([...mine].map(named)) }
  const gone = await lay(practice, {
    ...beside,
    mark: 'gone',
    types: laidTypes,
    practitioner: known,
    isDeleted: true,
    fields: (type) => (type === 'Patient' ? everybody : fieldsIn(practice, known)(type)),
  })
  if (keys.includes('patient')) await letPatientIn(world, practice, patient)

  const own = new Map<string, Rows>()
  const ownDeleted = new Map<string, Rows>()
  for (const [index, login] of keys.entries()) {
    const one = { ...beside, types: personalTypes, practitioner: profileOf(server, { mine }, login) }
    ownDeleted.set(login, await lay(practice, { ...one, mark: `gone-${index}`, isDeleted: true }))
    own.set(login, await lay(practice, { ...one, mark: `own-${index}` }))
  }
  const secret = await putFields(world, practice, {
    type: 'Patient',
    id: referenceTo(confidential, 'Patient').id,
    fields: { confidentialTeam: [{ practitioner: known }] },
  })
  return {
    mine: await fresh(server, mine, 'Patient'),
    outside,
    confidential: withDocument(confidential, 'Patient', secret),
    deleted: gone,
    elsewhere,
    own,
    ownDeleted,
    colleague: known,
    accessTokens: new Map(),
  }
}

const nobody = { id: randomUUID(), resourceType: 'Patient' }

function named([type, { document }]: readonly [ResourceType, LaidRow]): readonly [ResourceType, Named] {
  return [type, { id: document.id, resourceType: type }]
}

function referenceTo(rows: Rows, type: ResourceType): Named {
  return { id: rows.get(type)?.document.id ?? '', resourceType: type }
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

/** Each sign-in has its access token: the usual one holds, the late one has ended. */
async function withTokens(server: TestServer, rows: Laid, actors: readonly MatrixActor[]): Promise<Laid> {
  const { world, practice } = server
  const own = new Map(rows.own)
  const ownDeleted = new Map(rows.ownDeleted)
  const tokens = new Map<string, string>()
  const patients = [referenceTo(rows.mine, 'Patient'), referenceTo(rows.outside, 'Patient')]
  const put = async (
    owner: Named,
    token: { readonly session: string; readonly hours: number; readonly isDeleted?: boolean },
  ) => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const expiration = at(token.hours)
    const fields = () => ({
      owner,
      session: token.session,
      expiration,
      created: at(token.hours - 24),
      patientAllowances: patients,
    })
    const laying = {
      mark: `token-${token.session}`,
      types: ['SecurityToken'] as const,
      patient: patients[1] ?? nobody,
      practitioner: owner,
      known: new Map(),
      isAboutPatient,
      fields,
    }
    return layRows(world, practice, { ...laying, isDeleted: token.isDeleted === true })
  }
  for (const { rights, profile, usual, late } of actors) {
    const login = loginOf(rights.role)
    ownDeleted.set(
      login,
      new Map([
        ...(ownDeleted.get(login) ?? []),
        ...(await put(profile, { session: randomUUID(), hours: 20, isDeleted: true })),
      ]),
    )
    own.set(
      login,
      new Map([...(own.get(login) ?? []), ...(await put(profile, { session: usual.sessionId, hours: 20 }))]),
    )
    tokens.set(usual.sessionId, headerOf(own.get(login)))
    tokens.set(late.sessionId, headerOf(await put(profile, { session: late.sessionId, hours: -1 })))
  }
  const colleagues = await put(rows.colleague, { session: randomUUID(), hours: 20 })
  return { ...rows, own, ownDeleted, accessTokens: tokens, mine: new Map([...rows.mine, ...colleagues]) }
}

function headerOf(rows: Rows | undefined): string {
  const token = rows?.get('SecurityToken')?.document
  return token ? `${token.id}:${token.meta.versionId}` : ''
}
