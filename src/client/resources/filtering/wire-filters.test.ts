import { expect, test } from 'vitest'
import type { Condition } from '#client/resources/rows/list-view.ts'
import { screen } from '#generated/screens/appointment.ts'
import { wireFilters } from './wire-filters.ts'

const wire = (condition: Condition) => wireFilters([condition], screen.columns, 'America/Chicago')[0]?.value

test('a day of a moment means that day in the zone of the practice', () => {
  expect(wire({ field: 'start', op: 'ge', value: '2026-11-24' })).toBe('2026-11-24T06:00:00Z')
  expect(wire({ field: 'start', op: 'between', value: ['2026-11-24', '2026-11-24'] })).toEqual([
    '2026-11-24T06:00:00Z',
    '2026-11-25T05:59:59.999Z',
  ])
})

test('a person is asked for by id alone', () => {
  expect(wire({ field: 'owner', op: 'eq', value: 'Practitioner/1' })).toBe('1')
})
