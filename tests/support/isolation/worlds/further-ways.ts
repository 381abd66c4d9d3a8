import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Document } from '#server/stores/document.ts'
import { createBody, identifierOf } from '#tests/support/isolation/practice/lay-rows.ts'
import { type Rows, referenceTo } from '#tests/support/isolation/practice/lay-worlds.ts'
import { actsOf, isAboutPatient } from '#tests/support/isolation/rule/type-facts.ts'
import { unknownId, withNames } from '#tests/support/isolation/run/request-of.ts'
import { testPassword } from '#tests/support/server/server.ts'
import { type Drawn, type Place, type Step, visibleId, worldRequest } from './world-request.ts'

/** For isolation tests, further ways to learn of a hidden row: by what may be sent with a call, by files, acts, exact searches and tokens. */
export const furtherWays: readonly ((drawn: Drawn) => Step)[] = [
  madeUnlessThere,
  madeOnce,
  knownAlready,
  looked,
  uploaded,
  acted,
  acted,
  actedOnAll,
  found,
  withToken,
]

function newRow(place: Place, { type, hiddenRows, mark }: Drawn, isHidden: boolean): Document {
  const { practice } = place.world
  const known = new Map(
    [...practice.mine].map(
      ([each, { document }]) => [each, { id: document.id, resourceType: each }] as const,
    ),
  )
  const patient = referenceTo(isHidden ? hiddenRows : practice.mine, 'Patient')
  const own = place.actor.profile
  const practitioner = own.resourceType === 'Practitioner' ? own : practice.colleague
  return createBody(type, { mark: `two-${mark}`, patient, practitioner, known, isAboutPatient })
}

/** Unless there is one: of an identifier that the asker sees, of one that is new, and of one that nobody has. That a hidden row has it is said, and nothing else (`createdUnlessThere`). */
function madeUnlessThere(drawn: Drawn): Step {
  const { type, mark, chance } = drawn
  const isKnown = chance.is(0.5)
  const isHidden = chance.is(0.3)
  return (place) => {
    const [first] = identifiersOf(place.world.practice.mine, type)
    const identifier = isKnown && first ? first : identifierOf(`unless-${mark}`)
    const headers = { 'if-none-exists': `${identifier.system}|${identifier.value}` }
    const body = { ...newRow(place, drawn, isHidden), identifiers: [identifier] }
    return worldRequest(place, type, { method: 'POST', path: '', headers, body })
  }
}

type Identifier = ReturnType<typeof identifierOf>

function identifiersOf(rows: Rows, type: ResourceType): readonly Identifier[] {
  const found = rows.get(type)?.document.identifiers
  // The matrix has laid them all by `identifierOf`.
  return Array.isArray(found) ? (found as readonly Identifier[]) : []
}

/** Under a key, and with the key of the call before. */
function madeOnce(drawn: Drawn): Step {
  const { type, chance } = drawn
  const isHidden = chance.is(0.5)
  const key = newId(drawn)
  return (place) => {
    const former = place.last?.asking
    if (former?.headers['idempotency-key']) return former
    const headers = { 'idempotency-key': key }
    return worldRequest(place, type, {
      method: 'POST',
      path: '',
      headers,
      body: newRow(place, drawn, isHidden),
    })
  }
}

function newId({ chance }: Drawn): string {
  const hex = (length: number) => Array.from({ length }, () => chance.whole(0, 15).toString(16)).join('')
  return `0197c1f0-${hex(4)}-7${hex(3)}-8${hex(3)}-${hex(12)}`
}

/** With a version that is known already. */
function knownAlready({ type, hidden, chance }: Drawn): Step {
  const isHidden = chance.is(0.6)
  const path = chance.pick(['', '/_history/1']) ?? ''
  const headers = { 'if-none-match': chance.pick(['"1"', '"2"', '*', 'W/"1"']) ?? '*' }
  return (place) =>
    worldRequest(place, type, {
      path: `/${isHidden ? hidden : visibleId(place.world, type)}${path}`,
      headers,
    })
}

const withFiles = Object.values(registry).flatMap(({ type, content }) =>
  content ? [type as ResourceType] : [],
)

/** A row of a type that has a file, hidden or not. */
function fileOf({ hiddenRows, chance }: Drawn) {
  const type = chance.pick(withFiles) ?? 'DocumentReference'
  const hidden = hiddenRows.get(type)?.document.id ?? unknownId
  const isHidden = chance.is(0.6)
  return { type, idIn: (place: Place) => (isHidden ? hidden : visibleId(place.world, type)) }
}

/** The file of a row, or of a version of it. */
function looked(drawn: Drawn): Step {
  const { type, idIn } = fileOf(drawn)
  const tail = drawn.chance.pick([
    '/content',
    '/_history/1/content',
    '/content?thumbnail=64',
    '/content/chunks',
  ])
  const headers = drawn.chance.is(0.3) ? { range: 'bytes=0-9' } : {}
  return (place) => worldRequest(place, type, { path: `/${idIn(place)}${tail}`, headers })
}

/** A file, or a part of one, under a key and without, and taking it away. */
function uploaded(drawn: Drawn): Step {
  const { chance, mark } = drawn
  const { type, idIn } = fileOf(drawn)
  const way = chance.pick(['/content', '/content/chunks/0', '/content/chunks', 'away']) ?? '/content'
  const key = chance.is(0.5) ? { 'idempotency-key': newId(drawn) } : {}
  const headers = { 'content-type': 'text/plain', ...key }
  return (place) => {
    if (way === 'away')
      return worldRequest(place, type, {
        method: 'DELETE',
        path: `/${idIn(place)}/content?versionId=7`,
        headers: key,
      })
    return worldRequest(place, type, {
      method: 'POST',
      path: `/${idIn(place)}${way}`,
      headers,
      body: `two ${mark}`,
    })
  }
}

/** Acts whose answers tell of the server and of nobody's rows. */
const ofServer = ['backgroundWork', 'environment']

const allActs = [...actsOf].flatMap(([type, acts]) =>
  acts
    .filter(
      ({ operation }) => type !== 'SecurityToken' && type !== 'AuditEvent' && !ofServer.includes(operation),
    )
    .map((act) => ({ type: type as ResourceType, act })),
)
const onRows = allActs.filter(({ act }) => act.on !== 'collection')
const onCollections = allActs.filter(({ act }) => act.on === 'collection')

function named(drawn: Drawn, place: Place, type: ResourceType) {
  const { practice } = place.world
  return {
    row: drawn.hiddenRows.get(type)?.document.id ?? unknownId,
    patient: referenceTo(drawn.hiddenRows, 'Patient').id,
    program: referenceTo(practice.mine, 'Program').id,
    colleague: practice.colleague.id,
    password: testPassword,
  }
}

/** An act on a hidden row, and sometimes on one that everybody sees. */
function acted(drawn: Drawn): Step {
  const { type, act } = drawn.chance.pick(onRows) ?? onRows[0] ?? never()
  const isHidden = drawn.chance.is(0.7)
  return (place) => {
    const names = named(drawn, place, type)
    const id = isHidden ? names.row : visibleId(place.world, type)
    const body = withNames(act.body, names)
    return worldRequest(place, type, {
      method: 'POST',
      path: `/${id}/${act.path}`,
      ...(body !== undefined && { body }),
    })
  }
}

/** An act on a collection that names a hidden patient or row, where it names any. */
function actedOnAll(drawn: Drawn): Step {
  const { type, act } = drawn.chance.pick(onCollections) ?? onCollections[0] ?? never()
  return (place) =>
    worldRequest(place, type, {
      method: 'POST',
      path: `/${act.path}`,
      body: withNames(act.body, named(drawn, place, type)),
    })
}

function never(): never {
  throw new Error('There are no acts.')
}

/** An exact search for one who is seen, or for nobody; one for a hidden patient tells of him by its own right, and has tests of its own. */
function found({ mark, chance }: Drawn): Step {
  const isKnown = chance.is(0.5)
  return (place) => {
    const [first] = identifiersOf(place.world.practice.mine, 'Patient')
    const { system, value } = isKnown && first ? first : identifierOf(`nobody-${mark}`)
    return worldRequest(place, 'Patient', {
      method: 'POST',
      path: '/find',
      body: { identifier: { system, value } },
    })
  }
}

/** With a token that is nobody's, another sign-in's or another patient's. */
function withToken(drawn: Drawn): Step {
  const { type, hidden, chance } = drawn
  const isOther = chance.is(0.5)
  const forged = `${chance.is(0.5) ? hidden : newId(drawn)}:1`
  return (place) => {
    const late = place.world.practice.accessTokens.get(place.actor.late.sessionId)
    const token = (isOther ? late : undefined) ?? forged
    return worldRequest(place, type, { path: `/${hidden}`, headers: { 'x-security-token': token } })
  }
}
