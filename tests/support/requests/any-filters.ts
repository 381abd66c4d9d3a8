import fc from 'fast-check'
import { filterOperators } from '#generated/enumerations/filter-operator.ts'
import { registry } from '#generated/tables/registry.ts'
import { bytesOf, type DerivedRequest, json, type RequestContext } from './derived-request.ts'
import { collectionPath } from './faulty-creates.ts'

const across = { 'x-enable-cross-partition': 'true' }
const types = Object.values(registry).filter(({ verbs }) => verbs.includes('read'))
const strangers = ['shoes', '__proto__', 'constructor', 'toString', 'hasOwnProperty']

const values: readonly unknown[] = [
  null,
  true,
  7,
  -0.5,
  1e308,
  '',
  'x',
  '-'.repeat(36),
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

/** For tests of requests: queries by every field and operator with every kind of value: taken or refused, never broken. */
export function anyFilters(context: RequestContext): fc.Arbitrary<DerivedRequest> {
  const choices = {
    entry: fc.constantFrom(...types),
    at: fc.nat(),
    op: fc.constantFrom(...filterOperators),
    value: fc.constantFrom(...values),
  }
  return fc.record(choices).map(({ entry, at, op, value }): DerivedRequest => {
    const known = entry.searchable.map(({ path }) => path)
    const fields = ['id', 'meta.lastModified', 'meta.created', ...known, ...strangers]
    const field = fields[at % fields.length] ?? 'id'
    return {
      what: `a query of ${entry.type} where ${field} ${op} ${JSON.stringify(value).slice(0, 60)}`,
      method: 'POST',
      path: `${collectionPath(context, entry)}/queries?pageSize=3`,
      headers: { ...json, ...across },
      body: bytesOf([{ field, op, value }]),
      expected: { kind: 'either' },
    }
  })
}
