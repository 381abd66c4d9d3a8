import { expect, test } from 'vitest'
import { screen } from '#generated/screens/audit-event.ts'
import { auditFilters, listAddress, wishOf } from './audit-filters.ts'

const zone = 'America/Chicago'
const wish = wishOf(
  { to: '2026-11-24', profile: 'p1', event: 'login', outcome: 'Denied', type: 'Note' },
  '2026-11-17',
)

test('days are asked for from their start to their end in the zone of the practice', () => {
  expect(auditFilters(wish, zone)).toEqual([
    { field: 'at', op: 'ge', value: '2026-11-17T06:00:00Z' },
    { field: 'at', op: 'lt', value: '2026-11-25T06:00:00Z' },
    { field: 'profile', op: 'eq', value: 'p1' },
    { field: 'type', op: 'eq', value: 'login' },
    { field: 'outcome', op: 'eq', value: 'Denied' },
    { field: 'target.resourceType', op: 'eq', value: 'Note' },
  ])
  expect(auditFilters(wishOf({}, '2026-11-17'), zone)).toHaveLength(1)
})

test('the list of all events is opened with the same filters, each of which it knows', () => {
  const where = new URLSearchParams(listAddress(wish).split('?')[1]).get('where') ?? ''
  const conditions: readonly (readonly [string, string, unknown])[] = JSON.parse(where)
  expect(conditions).toEqual([
    ['at', 'between', ['2026-11-17', '2026-11-24']],
    ['profile', 'eq', 'Practitioner/p1'],
    ['type', 'in', ['login']],
    ['outcome', 'in', ['Denied']],
    ['target.resourceType', 'eq', 'Note'],
  ])
  const filterable = screen.columns.filter((column) => column.filterable).map(({ path }) => path)
  expect(conditions.filter(([field]) => !filterable.includes(field))).toEqual([])
})
