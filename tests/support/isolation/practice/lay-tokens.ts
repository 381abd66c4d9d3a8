import { randomUUID } from 'node:crypto'
import type { World } from '#server/operations/world.ts'
import { isAboutPatient } from '#tests/support/isolation/rule/type-facts.ts'
import type { TestPractice } from '#tests/support/server/server.ts'
import { layRows, type Named } from './lay-rows.ts'
import { type LayingOut, type Rows, referenceTo, stranger, type Worlds } from './lay-worlds.ts'
import { loginOf, type MatrixActor } from './matrix-actor.ts'

type WithTokens = Worlds & {
  /** By sign-in: its patient-access token, as the header says it. */
  readonly accessTokens: ReadonlyMap<string, string>
}

/** Lays, for the matrix of isolation, a patient-access token for each sign-in: the usual one's holds, the late one's has ended. */
export async function layTokens(
  out: Pick<LayingOut, 'server' | 'other'>,
  worlds: Worlds,
  actors: readonly MatrixActor[],
): Promise<WithTokens> {
  const own = new Map(worlds.own)
  const ownDeleted = new Map(worlds.ownDeleted)
  const accessTokens = new Map<string, string>()
  const lay = (token: Omit<Token, 'patient' | 'others'>) =>
    layToken(out.server.world, out.server.practice, {
      ...token,
      patient: referenceTo(worlds.mine, 'Patient'),
      others: [referenceTo(worlds.outside, 'Patient')].filter(({ id }) => id !== ''),
    })
  for (const { rights, profile, personId, usual, late } of actors) {
    const isStaff = profile.resourceType === 'Practitioner'
    const owner = isStaff ? profile : { id: personId, resourceType: 'Person' }
    const login = loginOf(rights.role)
    const gone = await lay({ owner, session: randomUUID(), hours: 20, isDeleted: true })
    const good = await lay({ owner, session: usual.sessionId, hours: 20 })
    const ended = await lay({ owner, session: late.sessionId, hours: -1 })
    ownDeleted.set(login, new Map([...(ownDeleted.get(login) ?? []), ...gone]))
    own.set(login, new Map([...(own.get(login) ?? []), ...good]))
    accessTokens.set(usual.sessionId, headerOf(good))
    accessTokens.set(late.sessionId, headerOf(ended))
  }
  const colleagues = await lay({ owner: worlds.colleague, session: randomUUID(), hours: 20 })
  return {
    ...worlds,
    own,
    ownDeleted,
    accessTokens,
    mine: new Map([...worlds.mine, ...colleagues]),
    elsewhere: new Map([...worlds.elsewhere, ...(await layElsewhere(out, worlds))]),
  }
}

/** The stranger has one too, about the patient there, where there is one. */
async function layElsewhere(
  { server, other }: Pick<LayingOut, 'server' | 'other'>,
  { elsewhere }: Worlds,
): Promise<Rows> {
  const patient = referenceTo(elsewhere, 'Patient')
  if (patient.id === '') return new Map()
  const owner = { id: other.profiles.get(stranger) ?? '', resourceType: 'Practitioner' }
  return layToken(server.world, other, { owner, session: randomUUID(), hours: 20, patient, others: [] })
}

type Token = {
  readonly owner: Named
  readonly session: string
  /** Until it ends. */
  readonly hours: number
  readonly isDeleted?: boolean
  /** Whom its owner reaches. */
  readonly patient: Named
  /** Whom it names beside: those for whom the glass was broken, where there are any. */
  readonly others: readonly Named[]
}

function layToken(world: World, practice: TestPractice, token: Token): Promise<Rows> {
  const { owner, session, hours, patient, others } = token
  const fields = {
    owner,
    session,
    expiration: inHours(hours),
    created: inHours(hours - 24),
    patientAllowances: [patient, ...others],
    ...(others.length > 0 && { opened: others, reasons: others.map(reasonFor) }),
  }
  return layRows(world, practice, {
    mark: `token-${session}`,
    types: ['SecurityToken'],
    patient,
    practitioner: owner,
    known: new Map(),
    isAboutPatient,
    fields: () => fields,
    isDeleted: token.isDeleted === true,
  })
}

function reasonFor(patient: Named) {
  const reason = { code: 'emergency-treatment', display: 'Emergency treatment' }
  return { patient, reason, at: new Date().toISOString() }
}

function inHours(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString()
}

function headerOf(rows: Rows): string {
  const token = rows.get('SecurityToken')?.document
  return token ? `${token.id}:${token.meta.versionId}` : ''
}
