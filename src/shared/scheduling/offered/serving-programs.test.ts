import { expect, test } from 'vitest'
import { servingPrograms } from './serving-programs.ts'

const place = (id: string) => ({ id, resourceType: 'Location' as const })
const programs = [
  { id: 'anywhere' },
  { id: 'main', locations: [place('main-clinic')] },
  { id: 'east', locations: [place('east-clinic')] },
]
const idsAt = (where: Parameters<typeof servingPrograms>[0]) =>
  servingPrograms(where, programs).map(({ id }) => id)

test('a program without places serves everywhere, one with places there and in their rooms', () => {
  expect(idsAt({ id: 'main-clinic' })).toEqual(['anywhere', 'main'])
  expect(idsAt({ id: 'room-1', partOf: place('main-clinic') })).toEqual(['anywhere', 'main'])
})

test('a place with programs of its own is for none but those', () => {
  expect(idsAt({ id: 'main-clinic', programs: [{ id: 'main', resourceType: 'Program' }] })).toEqual(['main'])
})
