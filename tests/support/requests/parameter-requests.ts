import fc from 'fast-check'
import { registry } from '#generated/tables/registry.ts'
import { bytesOf, type DerivedRequest, type Expected, json, type RequestContext } from './derived-request.ts'
import { collectionPath } from './row-requests.ts'

const across = { 'x-enable-cross-partition': 'true' }
const wrong: Expected = { kind: 'wrong' }
const booleans = ['maybe', 'TRUE', '1', 'yes']
const sizes = ['0', '501', '-1', '1e2', '0x10', 'abc', '1.5', '%205', '٥']
const versions = ['abc', '-1', '01', '0', '1.0', '1e0', '99999999999999999999', '%00']
const names = ['shoes', '__proto__', 'constructor', 'toString', 'hasOwnProperty']

/** What the address may say wrongly of one row, by the calls that it may say it to. */
const ofOne: readonly (readonly [string, string, readonly string[]])[] = [
  ['GET', 'expand', names],
  ['GET', 'includeDeleted', booleans],
  ['PATCH', 'versionId', versions],
  ['PATCH', 'dryRun', booleans],
  ['DELETE', 'versionId', versions],
  ['DELETE', 'dryRun', booleans],
]

const ofMany: readonly (readonly [string, readonly string[]])[] = [
  ['pageSize', sizes],
  ['order', ['up', 'ASC', 'asc%20', 'desc,asc']],
  ['orderBy', names],
  ['expand', names],
  ['includeDeleted', booleans],
  ['summary', booleans],
  ['total', booleans],
  ['exportId', ['abc', '0197c1f0-0000-4000-8000-000000000000']],
]

const ofHeaders: readonly (readonly [string, readonly string[]])[] = [
  [
    'idempotency-key',
    ['abc', '0197c1f0-0000-4000-8000-000000000000', '0197C1F0-0000-7000-8000-000000000000'],
  ],
  ['x-profile', ['everybody', 'Practitioner/1', 'Organization/0197c1f0-0000-7000-8000-000000000000']],
  ['x-security-token', ['abc', '0197c1f0-0000-7000-8000-000000000000', ':1']],
  ['x-continuation-token', ['!!', 'AAAA', 'a'.repeat(2_001)]],
  ['x-partition-key', ['a b', 'x'.repeat(65), '../x']],
  ['x-no-history', ['maybe']],
  ['x-enable-cross-partition', ['maybe']],
]

const types = Object.values(registry).filter(({ verbs }) => verbs.includes('read'))

/** Calls of every type with one parameter wrong, in the address or in a header. */
export function faultyParameters(context: RequestContext): fc.Arbitrary<DerivedRequest> {
  const entries = fc.constantFrom(...types)
  const one = fc
    .record({ entry: entries, said: fc.constantFrom(...ofOne), at: fc.nat() })
    .map(({ entry, said: [method, name, values], at }): DerivedRequest => {
      const value = values[at % values.length] ?? ''
      const id = context.rows.get(entry.type)?.id ?? context.maker
      const version = name === 'versionId' || method === 'GET' ? '' : 'versionId=1&'
      return {
        what: `${method} of a ${entry.type} with ${name}=${value}`,
        method,
        path: `${collectionPath(context, entry)}/${id}?${version}${name}=${value}`,
        headers: { ...json, ...across },
        ...(method === 'PATCH' && { body: bytesOf([]) }),
        expected: wrong,
      }
    })
  const many = fc
    .record({
      entry: entries,
      said: fc.constantFrom(...ofMany),
      at: fc.nat(),
      query: fc.boolean(),
      twice: fc.boolean(),
    })
    .map(({ entry, said: [name, values], at, query, twice }): DerivedRequest => {
      const value = values[at % values.length] ?? ''
      const told = twice ? `${name}=${value}&${name}=${value}` : `${name}=${value}`
      const isQuery = query || name === 'exportId'
      const collection = collectionPath(context, entry)
      const asked = isQuery
        ? { method: 'POST', path: `${collection}/queries?${told}`, body: bytesOf([]) }
        : { method: 'GET', path: `${collection}?${told}` }
      const what = `${isQuery ? 'a query' : 'a list'} of ${entry.type} with ${told}`
      return { ...asked, what, headers: { ...json, ...across }, expected: wrong }
    })
  const head = fc
    .record({ entry: entries, said: fc.constantFrom(...ofHeaders), at: fc.nat() })
    .map(({ entry, said: [name, values], at }): DerivedRequest => {
      const value = values[at % values.length] ?? ''
      return {
        what: `a list of ${entry.type} with the header ${name}: ${value.slice(0, 50)}`,
        method: 'GET',
        path: collectionPath(context, entry),
        headers: { ...across, [name]: value },
        expected: wrong,
      }
    })
  const places = fc
    .record({
      entry: entries,
      place: fc.constantFrom(
        '/abc',
        '/%E0%A4%A',
        '/%00',
        '/..%2f',
        '/__proto__',
        '/a/b/c',
        '/_history',
        '/1/_history/abc',
      ),
    })
    .map(
      ({ entry, place }): DerivedRequest => ({
        what: `${entry.type}${place}`,
        method: 'GET',
        path: `${collectionPath(context, entry)}${place}`,
        headers: across,
        expected: wrong,
      }),
    )
  return fc.oneof(one, many, head, places)
}

const values: readonly unknown[] = [
  null,
  true,
  7,
  -0.5,
  1e308,
  '',
  'x',
  '------------------------------------',
  '0197c1f0-0000-7000-8000-000000000000',
  '2026-02-31',
  '2026-02-28T25:00:00Z',
  '-271821-04-20T00:00:00Z',
  '275760-09-13T00:00:00.001Z',
  '9999-12-31T23:59:59Z',
  '0000-01-01',
  '%',
  '_',
  '\\',
  "'; drop table resource; --",
  'a'.repeat(5_000),
  [],
  [null],
  ['x', 7],
  ['2026-01-01', '2025-01-01'],
  [[]],
  {},
  { id: 'x' },
]

const operators = [
  'eq',
  'ne',
  'lt',
  'le',
  'gt',
  'ge',
  'in',
  'nin',
  'contains',
  'startsWith',
  'exists',
  'between',
]

/** Queries by every field and operator with every kind of value: taken or refused, never broken. */
export function anyFilters(context: RequestContext): fc.Arbitrary<DerivedRequest> {
  return fc
    .record({
      entry: fc.constantFrom(...types),
      at: fc.nat(),
      op: fc.constantFrom(...operators),
      value: fc.constantFrom(...values),
    })
    .map(({ entry, at, op, value }): DerivedRequest => {
      const fields = [
        'id',
        'meta.lastModified',
        'meta.created',
        ...entry.searchable.map(({ path }) => path),
        ...names,
      ]
      const field = fields[at % fields.length] ?? 'id'
      return {
        what: `a query of ${entry.type} where ${field} ${op} ${JSON.stringify(value)?.slice(0, 60)}`,
        method: 'POST',
        path: `${collectionPath(context, entry)}/queries?pageSize=3`,
        headers: { ...json, ...across },
        body: bytesOf([{ field, op, value }]),
        expected: { kind: 'right' },
      }
    })
}

/** Queries whose filters are none. */
export function faultyFilters(context: RequestContext): fc.Arbitrary<DerivedRequest> {
  const filters: readonly unknown[] = [
    { field: 'id', op: 'like', value: 'x' },
    { field: 'id', op: '__proto__', value: 'x' },
    { field: 'id', value: 'x' },
    { op: 'eq', value: 'x' },
    { field: 7, op: 'eq', value: 'x' },
    { field: 'shoes', op: 'eq', value: 'x' },
    { field: '__proto__', op: 'eq', value: 'x' },
    { field: 'constructor', op: 'exists', value: true },
    { field: 'id', op: 'eq', value: 'x', and: [] },
    'id eq x',
    null,
    [],
  ]
  return fc.record({ entry: fc.constantFrom(...types), filter: fc.constantFrom(...filters) }).map(
    ({ entry, filter }): DerivedRequest => ({
      what: `a query of ${entry.type} by ${JSON.stringify(filter)}`,
      method: 'POST',
      path: `${collectionPath(context, entry)}/queries`,
      headers: { ...json, ...across },
      body: bytesOf([filter]),
      expected: wrong,
    }),
  )
}
