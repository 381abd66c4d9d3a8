import { createHash } from 'node:crypto'
import type { Filter } from '#generated/types/filter.ts'

/** A filter on the trail, what it means as a plain condition on `audit_event`, and its name. */
export type TrailFilter = { readonly name: string; readonly filter: Filter; readonly condition: string }

/** The id of somebody or something of a laid trail. */
export function laidId(what: 'actor' | 'profile' | 'patient' | 'target', number: number): string {
  const hex = createHash('md5').update(`${what}${number}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function equal(field: string, column: string, value: string, shown = value): TrailFilter {
  return {
    name: `${field} ${value}`,
    filter: { field, op: 'eq', value },
    condition: `${column} = '${shown}'`,
  }
}

/**
 * For tests of the audit: one filter for each field and sort of comparison, the commonest and the rarest values among them. `request` is one that there
 * is; the trail is a laid one.
 */
export function trailFilters(request: string): readonly TrailFilter[] {
  return [
    equal('action', 'action', 'R'),
    equal('action', 'action', 'D'),
    equal('outcome', 'outcome', 'Success'),
    equal('outcome', 'outcome', 'Error'),
    { ...equal('type', 'kind', 'permission-denied'), condition: "kind like 'permission-denied|%'" },
    equal('actor', 'actor_id', laidId('actor', 0)),
    equal('actor', 'actor_id', laidId('actor', 199)),
    equal('profile', 'profile_id', laidId('profile', 1)),
    equal('patient', 'patient_id', laidId('patient', 3)),
    equal('target.id', 'resource_id', laidId('target', 0)),
    equal('target.id', 'resource_id', laidId('target', 5)),
    {
      ...equal('target.resourceType', 'type', 'type3'),
      condition: "type = 'Type3' and resource_id is not null",
    },
    equal('requestId', 'request_id', request),
    {
      name: 'at in a week',
      filter: { field: 'at', op: 'between', value: ['2022-05-01T00:00:00Z', '2022-05-08T00:00:00Z'] },
      condition: "at between '2022-05-01T00:00:00Z' and '2022-05-08T00:00:00Z'",
    },
    {
      name: 'reason given',
      filter: { field: 'reason', op: 'exists', value: true },
      condition: 'reason is not null',
    },
    {
      name: 'outcome other',
      filter: { field: 'outcome', op: 'ne', value: 'Success' },
      condition: "outcome <> 'Success'",
    },
  ]
}

/** Each filter alone, and each with each other one. */
export function alonePairs(filters: readonly TrailFilter[]): readonly (readonly TrailFilter[])[] {
  const pairs = filters.flatMap((one, index) => filters.slice(index + 1).map((other) => [one, other]))
  return [...filters.map((one) => [one]), ...pairs]
}
