import { expect, test } from 'vitest'
import { placesInOrder, withSites } from './places-in-order.ts'

const place = (id: string, site?: string) => ({
  id,
  name: id,
  ...(site !== undefined && { partOf: { id: site, resourceType: 'Location' as const } }),
})
const shown = (places: readonly ReturnType<typeof place>[]) =>
  placesInOrder(places).map(({ place: { id }, depth }) => `${depth} ${id}`)

test('rooms stand beneath their site, by name and number', () => {
  const places = [place('Room 10', 'Main'), place('Main'), place('East'), place('Room 2', 'Main')]
  expect(shown(places)).toEqual(['0 East', '0 Main', '1 Room 2', '1 Room 10'])
})

test('a room whose site is not there, and places that are part of one another, are not lost', () => {
  expect(shown([place('Room 1', 'gone')])).toEqual(['0 Room 1'])
  expect(shown([place('A', 'B'), place('B', 'A')])).toEqual(['0 A', '0 B'])
})

test('a room that is wanted brings its site', () => {
  const all = [place('Main'), place('East'), place('Room 1', 'Main')]
  expect(withSites(all, [place('Room 1', 'Main')]).map(({ id }) => id)).toEqual(['Main', 'Room 1'])
})
