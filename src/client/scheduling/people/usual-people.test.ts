import { expect, test } from 'vitest'
import type { Schedule } from '#generated/types/schedule.ts'
import { usualPeople } from './usual-people.ts'

const hoursOf = (id: string, display: string): Schedule => ({
  ...{ id: `hours of ${id}`, resourceType: 'Schedule', partition: 'example', display },
  meta: { versionId: '1', created: '', lastModified: '', resourceSystem: 'Goldthread' },
  ...{ ownerKind: 'Practitioner', active: true, timezone: 'America/Chicago', name: display },
  ...{ slotMinutes: 15, bookingWindow: {}, buffers: {}, doubleBooking: {}, publicBooking: false },
  owner: { id, resourceType: 'Practitioner', display },
})
const schedules = [hoursOf('2', 'Osei'), hoursOf('1', 'Lee'), hoursOf('3', 'Park')]

test('a front desk begins with the people of its places who have hours, by name', () => {
  expect(usualPeople('desk', schedules, new Set(['2', '1', 'desk']))).toEqual({
    kind: 'chosen',
    ids: ['1', '2'],
  })
})

test('a desk of no place, or of one where nobody has hours, begins with everybody', () => {
  expect(usualPeople('desk', schedules, new Set())).toEqual({ kind: 'everybody' })
  expect(usualPeople('desk', schedules, new Set(['desk']))).toEqual({ kind: 'everybody' })
})

test('who has hours begins with the own day', () => {
  expect(usualPeople('3', schedules, new Set(['1', '2', '3']))).toEqual({ kind: 'own' })
})
