import { expect, test } from 'vitest'
import type { Appointment } from '#generated/types/appointment.ts'
import { busyParts, isInLane } from './lane.ts'

const named = (id: string) => ({ id, resourceType: 'Any' })
const visit = {
  owner: named('ada'),
  location: named('room-1'),
  resources: [named('van')],
  group: named('skills'),
  program: named('iop'),
} as unknown as Appointment

test('an appointment stands with its owner, in its rooms, at the place that they are part of, with its group and its program', () => {
  const lanes = [
    { kind: 'person', id: 'ada' },
    { kind: 'room', id: 'room-1' },
    { kind: 'room', id: 'van' },
    { kind: 'location', id: 'main', rooms: ['room-1'] },
    { kind: 'group', id: 'skills' },
    { kind: 'program', id: 'iop' },
  ] as const
  for (const lane of lanes) {
    expect(isInLane(visit, { ...lane, display: '' }), lane.id).toBe(true)
    expect(isInLane(visit, { ...lane, id: 'other', rooms: [], display: '' }), lane.id).toBe(false)
  }
})

test('the server is asked when people and rooms are busy; of a place those of its rooms', () => {
  const lane = { id: 'a', display: '' }
  expect(busyParts({ ...lane, kind: 'person' })).toEqual({ owners: ['a'], locations: [] })
  expect(busyParts({ ...lane, kind: 'room' })).toEqual({ owners: [], locations: ['a'] })
  expect(busyParts({ ...lane, kind: 'location', rooms: ['b'] })).toEqual({ owners: [], locations: ['b'] })
  expect(busyParts({ ...lane, kind: 'group' })).toEqual({ owners: [], locations: [] })
})
