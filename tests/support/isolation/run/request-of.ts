import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Document } from '#server/stores/document.ts'
import { createBody, identifierOf, type Named } from '#tests/support/isolation/practice/lay-rows.ts'
import type { Rows } from '#tests/support/isolation/practice/lay-worlds.ts'
import { loginOf, type MatrixActor } from '#tests/support/isolation/practice/matrix-actor.ts'
import type { MatrixPractice } from '#tests/support/isolation/practice/matrix-practice.ts'
import { isAboutPatient, typeFacts, verbFacts } from '#tests/support/isolation/rule/type-facts.ts'
import { testPassword } from '#tests/support/server/server.ts'
import type { LineAsking } from './open-lines.ts'
import { type Cell, type State, tokenIn } from './states.ts'

const across = { 'x-enable-cross-partition': 'true' }
let counted = 0

/** The request of a cell of the isolation matrix. What the rule lets through is asked as a trial, so that the rows of the matrix stay; what it refuses, in earnest. */
export function requestOf(practice: MatrixPractice, cell: Cell, isTried: boolean): LineAsking {
  const { type, verb } = cell
  const facts = verbFacts.get(verb)
  if (!facts) throw new Error(`Nobody knows the verb ${verb}.`)
  const one = facts.path.replace('{id}', cell.met.row.document.id)
  const { path, body, headers } = pathOf(practice, cell, one)
  const isTrial = isTried && ['create', 'create-if-none-exists', 'put', 'patch', 'delete'].includes(verb)
  const query = [path.includes('?') ? path.split('?')[1] : '', isTrial ? 'dryRun=true' : '']
    .filter((each) => each !== '')
    .join('&')
  const [bare] = path.split('?')
  return {
    method: facts.method,
    path: `${collectionPath(practice, type)}${bare}${query === '' ? '' : `?${query}`}`,
    headers: { ...signedAs(practice, cell.actor, cell.state), ...headers },
    ...(body !== undefined && { body }),
  }
}

/** Who asks, with the token of the state. */
export function signedAs(
  practice: MatrixPractice,
  actor: MatrixActor,
  state: State,
): Readonly<Record<string, string>> {
  const token = tokenIn(state)
  const session = token === 'expired' ? actor.late : actor.usual
  const access = token === 'none' ? undefined : practice.accessTokens.get(session.sessionId)
  return { authorization: `Bearer ${session.token}`, ...(access && { 'x-security-token': access }) }
}

function collectionPath({ server }: MatrixPractice, type: ResourceType): string {
  const { scope, collection } = registry[type]
  return scope === 'global'
    ? `/api/v1/${collection}`
    : `/api/v1/practices/${server.practice.key}/${collection}`
}

type Parts = {
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

function pathOf(practice: MatrixPractice, cell: Cell, path: string): Parts {
  const { row } = cell.met
  const { versionId } = row.document.meta
  switch (cell.verb) {
    case 'list':
      return { path: '?pageSize=500', headers: across }
    case 'create':
      return { path, body: newBody(practice, cell, cell.state) }
    case 'create-if-none-exists':
      return ifNoneExists(practice, cell)
    case 'put':
      counted += 1
      return {
        path: `${path}?versionId=${versionId}`,
        body: { ...bodyOf(row.document), identifiers: [identifierOf(`put-${counted}`)] },
      }
    case 'patch': {
      counted += 1
      const value = identifierOf(`added-${counted}`)
      return {
        path: `${path}?versionId=${versionId}`,
        body: [{ op: 'add', path: '/identifiers', value: [value] }],
      }
    }
    case 'delete':
      return { path: `${path}?versionId=${versionId}` }
    case 'act':
      return actParts(practice, cell)
    case 'content-write':
      return { path: `${path}?versionId=999999`, body: {} }
    case 'content-delete':
      return { path: `${path}?versionId=999999` }
    case 'sync':
      return { path, body: {} }
    default:
      return { path }
  }
}

/** Asks about many rows at once; what they are is for whoever judges several cells by one answer. */
export function manyRequest(practice: MatrixPractice, cell: Cell, ids: readonly string[]): LineAsking {
  const headers = { ...signedAs(practice, cell.actor, cell.state), ...across }
  const base = collectionPath(practice, cell.type)
  const filters = [{ field: 'id', op: 'in', value: ids }]
  if (cell.verb === 'list') return { method: 'GET', path: `${base}${listing(cell)}`, headers }
  const counting = cell.verb === 'count' ? { prefer: 'return=minimal' } : {}
  const query = cell.verb === 'expand' ? '?includeDeleted=true' : ''
  return {
    method: 'POST',
    path: `${base}/queries${query}`,
    headers: { ...headers, ...counting },
    body: filters,
  }
}

function listing({ type }: Cell): string {
  return `?pageSize=500${type === 'AuditEvent' ? '&orderBy=at&order=asc' : ''}`
}

/** What is there, as somebody would send it back. */
function bodyOf({ meta: _meta, display: _display, ...row }: Document): Document {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => name !== 'pinHash' && name !== 'passwordCipher'),
  )
}

function ifNoneExists(practice: MatrixPractice, cell: Cell): Parts {
  const { identifiers } = cell.met.row.document
  const [first] = Array.isArray(identifiers) ? identifiers : []
  const { system, value } = { ...identifierOf('nothing'), ...first }
  const body = { ...newBody(practice, cell, 1), identifiers: [{ ...identifierOf(''), system, value }] }
  return { path: '', body, headers: { 'if-none-exists': `${system}|${value}` } }
}

function newBody(practice: MatrixPractice, { type, actor }: Cell, state: State): Document {
  counted += 1
  const rows = worldOf(practice, state)
  const shared = new Map([...practice.mine].filter(([each]) => !isAboutPatient(each)))
  const known = new Map(
    [...shared, ...[...rows].filter(([each]) => isAboutPatient(each))].map(
      ([each, { document }]) => [each, { id: document.id, resourceType: each }] as const,
    ),
  )
  const own = practice.own.get(loginOf(actor.rights.role))
  for (const [each, { document }] of own ?? [])
    if (state === 1 || !isAboutPatient(each)) known.set(each, { id: document.id, resourceType: each })
  const patient: Named = { id: rows.get('Patient')?.document.id ?? '', resourceType: 'Patient' }
  const practitioner = actor.profile.resourceType === 'Practitioner' ? actor.profile : practice.colleague
  const { partition, ownerField = '' } = registry[type]
  const isOwn = partition === 'owner' && type !== 'SecurityToken'
  // A patient answers in nobody else's name.
  const isSaid = typeFacts.get(type)?.circle === 'portal' && actor.profile.resourceType === 'Patient'
  const fields = () => ((isOwn || isSaid) && ownerField !== '' ? { [ownerField]: actor.profile } : {})
  return createBody(type, { mark: `new-${counted}`, patient, practitioner, known, isAboutPatient, fields })
}

function worldOf(practice: MatrixPractice, state: State): Rows {
  if (state === 2) return practice.elsewhere
  if (state === 3) return practice.confidential
  if (state === 7) return practice.deleted
  return state === 1 ? practice.mine : practice.outside
}

/** The id of a row that never was. */
export const unknownId = '00000000-0000-7000-8000-000000000000'

function actParts(practice: MatrixPractice, { act, met, state }: Cell): Parts {
  const { id } = met.row.document
  if (!act) return { path: `/${id}/ocr`, body: {} }
  const idIn = (rows: Rows, type: ResourceType) => rows.get(type)?.document.id ?? unknownId
  const body = withNames(act.body, {
    row: id,
    patient: idIn(worldOf(practice, state), 'Patient'),
    program: idIn(practice.mine, 'Program'),
    colleague: practice.colleague.id,
    password: testPassword,
  })
  return { path: act.on === 'collection' ? `/${act.path}` : `/${id}/${act.path}`, body }
}

/** The words of an act of the isolation tests with the names that stand in them: `{patient}`, `{row}`, `{colleague}`. */
export function withNames(body: unknown, names: Readonly<Record<string, string>>): unknown {
  if (body === undefined) return undefined
  return JSON.parse(
    JSON.stringify(body).replaceAll(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole),
  )
}

/** The same request about a row that never was, whether the address names it or the words of an act on the collection. */
export function ofNoRow(
  practice: MatrixPractice,
  { path, body, ...asking }: LineAsking,
  { act, met, state }: Cell,
): LineAsking {
  const { id } = met.row.document
  const nobody = { ...asking, path: path.replace(id, unknownId) }
  if (act?.on !== 'collection') return { ...nobody, ...(body !== undefined && { body }) }
  const patient = worldOf(practice, state).get('Patient')?.document.id ?? unknownId
  const text = JSON.stringify(body).replaceAll(id, unknownId).replaceAll(patient, unknownId)
  return { ...nobody, body: JSON.parse(text) }
}
