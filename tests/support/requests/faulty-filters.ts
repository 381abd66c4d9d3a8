import fc from 'fast-check'
import { registry } from '#generated/tables/registry.ts'
import { bytesOf, type DerivedRequest, json, type RequestContext } from './derived-request.ts'
import { collectionPath } from './faulty-creates.ts'

const across = { 'x-enable-cross-partition': 'true' }
const types = Object.values(registry).filter(({ verbs }) => verbs.includes('read'))

/** For tests of requests: queries whose filters are none. */
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
      expected: { kind: 'wrong' },
    }),
  )
}
