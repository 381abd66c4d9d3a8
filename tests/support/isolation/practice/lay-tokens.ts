import { randomUUID } from 'node:crypto'
import { isAboutPatient } from '#tests/support/isolation/rule/type-facts.ts'
import type { TestServer } from '#tests/support/server/server.ts'
import { layRows, type Named } from './lay-rows.ts'
import { type Rows, referenceTo, type Worlds } from './lay-worlds.ts'
import { loginOf, type MatrixActor } from './matrix-actor.ts'

type WithTokens = Worlds & {
  /** By sign-in: its patient-access token, as the header says it. */
  readonly accessTokens: ReadonlyMap<string, string>
}

/** Lays, for the matrix of isolation, a patient-access token for each sign-in: the usual one's holds, the late one's has ended. */
export async function layTokens(
  server: TestServer,
  worlds: Worlds,
  actors: readonly MatrixActor[],
): Promise<WithTokens> {
  const own = new Map(worlds.own)
  const ownDeleted = new Map(worlds.ownDeleted)
  const accessTokens = new Map<string, string>()
  for (const { rights, profile, personId, usual, late } of actors) {
    const isStaff = profile.resourceType === 'Practitioner'
    const owner = isStaff ? profile : { id: personId, resourceType: 'Person' }
    const login = loginOf(rights.role)
    const gone = await layToken(server, worlds, { owner, session: randomUUID(), hours: 20, isDeleted: true })
    const good = await layToken(server, worlds, { owner, session: usual.sessionId, hours: 20 })
    const ended = await layToken(server, worlds, { owner, session: late.sessionId, hours: -1 })
    ownDeleted.set(login, new Map([...(ownDeleted.get(login) ?? []), ...gone]))
    own.set(login, new Map([...(own.get(login) ?? []), ...good]))
    accessTokens.set(usual.sessionId, headerOf(good))
    accessTokens.set(late.sessionId, headerOf(ended))
  }
  const others = await layToken(server, worlds, {
    owner: worlds.colleague,
    session: randomUUID(),
    hours: 20,
  })
  return { ...worlds, own, ownDeleted, accessTokens, mine: new Map([...worlds.mine, ...others]) }
}

type Token = {
  readonly owner: Named
  readonly session: string
  /** Until it ends. */
  readonly hours: number
  readonly isDeleted?: boolean
}

function layToken({ world, practice }: TestServer, { mine, outside }: Worlds, token: Token): Promise<Rows> {
  const { owner, session, hours } = token
  const patient = referenceTo(mine, 'Patient')
  const named = [patient, referenceTo(outside, 'Patient')].filter(({ id }) => id !== '')
  const fields = { owner, session, expiration: inHours(hours), created: inHours(hours - 24) }
  return layRows(world, practice, {
    mark: `token-${session}`,
    types: ['SecurityToken'],
    patient,
    practitioner: owner,
    known: new Map(),
    isAboutPatient,
    fields: () => ({ ...fields, patientAllowances: named }),
    isDeleted: token.isDeleted === true,
  })
}

function inHours(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString()
}

function headerOf(rows: Rows): string {
  const token = rows.get('SecurityToken')?.document
  return token ? `${token.id}:${token.meta.versionId}` : ''
}
