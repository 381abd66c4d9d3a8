import { expect, test } from 'vitest'
import type { Itinerary } from '#generated/types/itinerary.ts'
import type { ItineraryStop } from '#generated/types/itinerary-stop.ts'
import { addressOf, nextStop, type RoadStop, withMoved } from './road-stop.ts'

const stop = (
  id: string,
  order: number,
  progress: ItineraryStop['progress'] = 'NotStarted',
): ItineraryStop => ({
  id,
  order,
  progress,
})
// A test needs no more of a row than this.
const day = { stops: [stop('a', 1), stop('b', 2), stop('c', 3)] } as unknown as Itinerary
const bare = (one: ItineraryStop): RoadStop => ({
  stop: one,
  appointment: undefined,
  patient: undefined,
  plans: [],
})

test('a stop changes its place with its neighbour, and at either end it stays', () => {
  const orders = (moved: Itinerary) => (moved.stops ?? []).map(({ id, order }) => `${id}${order}`).join(' ')
  expect(orders(withMoved(day, 'c', -1))).toBe('a1 b3 c2')
  expect(withMoved(day, 'a', -1)).toBe(day)
  expect(withMoved(day, 'c', 1)).toBe(day)
})

test('next is where the worker is, else the first that has not begun', () => {
  const stops = [stop('a', 1, 'Complete'), stop('b', 2), stop('c', 3, 'InProgress')].map(bare)
  expect(nextStop(stops)?.stop.id).toBe('c')
  expect(nextStop(stops.slice(0, 2))?.stop.id).toBe('b')
  expect(nextStop([])).toBeUndefined()
})

test('in the community nobody is sent to where the patient lives', () => {
  const home = { use: 'home', lines: ['1 Oak'], city: 'Duluth', state: 'MN', postalCode: '55802' }
  const at = (kind: string) =>
    // A test needs no more of a row than this.
    ({
      ...bare(stop('a', 1)),
      appointment: { serviceLocation: { kind } },
      patient: { addresses: [home] },
    }) as unknown as RoadStop
  expect(addressOf(at('PatientHome'))).toBe(home)
  expect(addressOf(at('Community'))).toBeUndefined()
})
