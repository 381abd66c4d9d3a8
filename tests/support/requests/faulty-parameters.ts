import fc from 'fast-check'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import { bytesOf, type DerivedRequest, json, type RequestContext } from './derived-request.ts'
import { collectionPath } from './faulty-creates.ts'

const across = { 'x-enable-cross-partition': 'true' }
const anId = '0197c1f0-0000-7000-8000-000000000000'
const booleans = ['maybe', 'TRUE', '1', 'yes', '']
const versions = ['abc', '-1', '01', '0', '1.0', '1e0', '99999999999999999999', '%00', '']
const names = ['shoes', '__proto__', 'constructor', 'toString', 'hasOwnProperty']
const unknown = ['shoes', '__proto__', 'toString', 'pagesize', 'versionid', 'limit']

/** What the address may say wrongly of one row, by the calls that it may say it to. */
const ofOne: readonly (readonly [string, string, readonly string[]])[] = [
  ['GET', 'expand', [...names, '', ',']],
  ['GET', 'includeDeleted', booleans],
  ['GET', 'versionId', ['1']],
  ...['PATCH', 'DELETE'].flatMap((method) => [
    [method, 'versionId', versions] as const,
    [method, 'dryRun', booleans] as const,
    [method, 'pageSize', ['5']] as const,
  ]),
]

const ofMany: readonly (readonly [string, readonly string[]])[] = [
  ['pageSize', ['0', '501', '-1', '1e2', '0x10', 'abc', '1.5', '%205', '%D9%A5', '']],
  ['order', ['up', 'ASC', 'asc%20', 'desc,asc', '']],
  ['orderBy', [...names, '']],
  ['expand', [...names, '', ',']],
  ['includeDeleted', booleans],
  ['summary', booleans],
  ['total', booleans],
  ['exportId', ['abc', '0197c1f0-0000-4000-8000-000000000000', '']],
]

const ofHeaders: readonly (readonly [string, readonly string[]])[] = [
  ['idempotency-key', ['abc', '0197c1f0-0000-4000-8000-000000000000', anId.toUpperCase()]],
  ['x-profile', ['everybody', 'Practitioner/1', `Organization/${anId}`]],
  ['x-security-token', ['abc', anId, ':1', `${anId}:-1`]],
  ['x-continuation-token', ['!!', 'AAAA', 'a'.repeat(2_001)]],
  ['x-partition-key', ['a b', 'x'.repeat(65), '../x']],
  ['if-none-exists', ['nothing', `a|${'b'.repeat(201)}`, `${'a'.repeat(201)}|b`]],
  ...['x-no-history', 'x-enable-cross-partition', 'x-user-system', 'x-automation'].map(
    (name) => [name, ['maybe', 'TRUE', '1']] as const,
  ),
]

const places = ['/abc', '/%E0%A4%A', '/%00', '/..%2f', '/__proto__', '/a/b/c', '/_history', '/1/_history/abc']

const types = Object.values(registry).filter(({ verbs }) => verbs.includes('read'))
const verbOf = { GET: 'read', PATCH: 'patch', DELETE: 'delete' } as const
const anyType = fc.constantFrom(...types)

/** For tests of requests: calls of every type with one parameter wrong, in the address or in a header: each is named in its refusal. */
export function faultyParameters(context: RequestContext): fc.Arbitrary<DerivedRequest> {
  const one = fc
    .record({ entry: anyType, said: fc.constantFrom(...ofOne), at: fc.nat(), twice: fc.boolean() })
    .filter(({ entry, said: [method] }) => entry.verbs.some((verb) => verb === verbOf[method as 'GET']))
    .map(({ entry, said: [method, name, values], at, twice }): DerivedRequest => {
      const told = toldOf(name, values[at % values.length] ?? '', twice)
      const id = context.rows.get(entry.type)?.id ?? context.maker
      const version = name === 'versionId' || method === 'GET' ? '' : 'versionId=1&'
      return {
        what: `${method} of a ${entry.type} with ${told}`,
        method,
        path: `${collectionPath(context, entry)}/${id}?${version}${told}`,
        headers: { ...json, ...across },
        ...(method === 'PATCH' && { body: bytesOf([]) }),
        expected: { kind: 'wrong', parameter: name },
      }
    })
  return fc.oneof(one, faultyLists(context), faultyHeaders(context), faultyPlaces(context))
}

function faultyLists(context: RequestContext): fc.Arbitrary<DerivedRequest> {
  const said = fc.constantFrom(...ofMany, ...unknown.map((name) => [name, ['1']] as const))
  const choices = { entry: anyType, said, at: fc.nat(), query: fc.boolean(), twice: fc.boolean() }
  return fc.record(choices).map(({ entry, said: [name, values], at, query, twice }): DerivedRequest => {
    const told = toldOf(name, values[at % values.length] ?? '', twice)
    const isQuery = query || name === 'exportId'
    const collection = collectionPath(context, entry)
    const asked = isQuery
      ? { method: 'POST', path: `${collection}/queries?${told}`, body: bytesOf([]) }
      : { method: 'GET', path: `${collection}?${told}` }
    const what = `${isQuery ? 'a query' : 'a list'} of ${entry.type} with ${told}`
    return { ...asked, what, headers: { ...json, ...across }, expected: { kind: 'wrong', parameter: name } }
  })
}

function faultyHeaders(context: RequestContext): fc.Arbitrary<DerivedRequest> {
  const choices = { entry: anyType, said: fc.constantFrom(...ofHeaders), at: fc.nat() }
  return fc.record(choices).map(({ entry, said: [name, values], at }): DerivedRequest => {
    const value = values[at % values.length] ?? ''
    return {
      what: `a list of ${entry.type} with the header ${name}: ${value.slice(0, 50)}`,
      method: 'GET',
      path: collectionPath(context, entry),
      headers: { ...across, [name]: value },
      expected: { kind: 'wrong', parameter: name },
    }
  })
}

function faultyPlaces(context: RequestContext): fc.Arbitrary<DerivedRequest> {
  return fc.record({ entry: anyType, place: fc.constantFrom(...places) }).map(
    ({ entry, place }): DerivedRequest => ({
      what: `${entry.type}${place}`,
      method: 'GET',
      path: `${collectionPath(context, entry)}${place}`,
      headers: across,
      expected: { kind: 'wrong' },
    }),
  )
}

function toldOf(name: string, value: string, twice: boolean): string {
  return twice ? `${name}=${value}&${name}=${value}` : `${name}=${value}`
}

/** Lists, queries and reads of every type with any parameters and headers that they know, each in its form. */
export function rightParameters(context: RequestContext): fc.Arbitrary<DerivedRequest> {
  const choices = { entry: anyType, way: fc.constantFrom('list', 'query', 'read'), at: fc.nat() }
  return fc
    .record({ ...choices, told: fc.infiniteStream(fc.boolean()), headers: rightHeaders(context) })
    .map(({ entry, way, at, told, headers }): DerivedRequest => {
      const known = way === 'read' ? rightOfOne(entry, at) : rightOfMany(entry, at)
      const query = known.filter(() => told.next().value).join('&')
      const id = context.rows.get(entry.type)?.id ?? context.maker
      const place = { list: '', query: '/queries', read: `/${id}` }[way] ?? ''
      return {
        what: `a ${way} of ${entry.type} with ${query} and ${JSON.stringify(headers)}`,
        method: way === 'query' ? 'POST' : 'GET',
        path: `${collectionPath(context, entry)}${place}?${query}`,
        headers: { ...json, ...across, ...headers },
        ...(way === 'query' && { body: bytesOf([]) }),
        expected: { kind: 'right' },
      }
    })
}

function rightOfMany(entry: TypeEntry, at: number): readonly string[] {
  const orders = entry.sortable.map((path) => `orderBy=${path}`)
  const boolean = at % 2 === 0 ? 'true' : 'false'
  return [
    `pageSize=${(at % 500) + 1}`,
    `order=${at % 2 === 0 ? 'asc' : 'desc'}`,
    ...picked(orders, at),
    ...['includeDeleted', 'summary', 'total'].map((name) => `${name}=${boolean}`),
    ...expandOf(entry, at),
  ]
}

function rightOfOne(entry: TypeEntry, at: number): readonly string[] {
  return [`includeDeleted=${at % 2 === 0}`, ...expandOf(entry, at)]
}

function expandOf(entry: TypeEntry, at: number): readonly string[] {
  return picked(
    Object.keys(entry.expandable).map((name) => `expand=${name}`),
    at,
  )
}

function picked(choices: readonly string[], at: number): readonly string[] {
  return choices.slice(at % Math.max(1, choices.length)).slice(0, 1)
}

/** What nobody need know of a header is passed over, and an empty one counts as absent. */
function rightHeaders({ maker }: RequestContext): fc.Arbitrary<Readonly<Record<string, string>>> {
  const right: readonly (readonly [string, string])[] = [
    ['x-profile', `Practitioner/${maker}`],
    ['x-no-history', 'false'],
    ['x-user-system', 'false'],
    ['x-automation', 'false'],
    ['idempotency-key', anId],
    ['if-none-exists', 'system|value'],
    ['prefer', 'return=representation'],
    ['prefer', 'respond-async, handling=lenient'],
    ['if-none-match', '"999999"'],
    ['if-none-match', 'nothing of ours'],
    ['x-continuation-token', ''],
    ['x-partition-key', ''],
    ['x-shoes', 'any'],
  ]
  return fc.subarray([...right], { maxLength: 4 }).map((said) => Object.fromEntries(said))
}
