import { expect, test } from 'vitest'
import type { Actor } from '#shared/permissions/actor.ts'
import { isStale, openedPlace, sealedPlace } from './place.ts'

const key = new Uint8Array(32).fill(7)
const epoch = '0d3c8f5e-2f41-4d0a-9a57-7f1d1f2b9c11'
const anActor = (personId: string): Actor => ({
  practiceId: '0d3c8f5e-2f41-4d0a-9a57-7f1d1f2b9c11',
  practiceKey: 'riverbend',
  personId,
  profile: null,
  granted: new Set(),
  population: 'All',
  reach: 'All',
  profiles: [],
  circles: [],
  allowed: [],
  locale: 'en',
})
const okafor = anActor('okafor')

test('a place is as long at the beginning of a feed as after a billion rows, and never the same twice', () => {
  const numbers = [0, 9, 10, 1_000_000_000]
  const places = numbers.map((number) => sealedPlace(key, okafor, { number, at: 1_700_000_000_000, epoch }))
  expect(new Set(places.map(({ length }) => length)).size).toBe(1)
  expect(sealedPlace(key, okafor, { number: 0, at: 1_700_000_000_000, epoch })).not.toBe(places[0])
  expect(places.map((place) => openedPlace(key, okafor, place)?.number)).toEqual(numbers)
})

test('a place is of no use to anybody else, and not when it was changed', () => {
  const place = sealedPlace(key, okafor, { number: 5, at: 1, epoch })
  expect(openedPlace(key, anActor('sato'), place)).toBeUndefined()
  expect(openedPlace(key, okafor, `${place.slice(0, -1)}${place.endsWith('A') ? 'B' : 'A'}`)).toBeUndefined()
  expect(openedPlace(key, okafor, 'anything')).toBeUndefined()
})

test('a place is good for a day, and for one epoch', () => {
  const place = { number: 5, at: 1_000_000, epoch }
  const day = 24 * 3_600_000
  expect(isStale(place, { milliseconds: 1_000_000 + day, epoch })).toBe(false)
  expect(isStale(place, { milliseconds: 1_000_001 + day, epoch })).toBe(true)
  expect(isStale(place, { milliseconds: 1_000_000, epoch: 'another' })).toBe(true)
})
