import { expect, test } from 'vitest'
import type { Itinerary } from '#generated/types/itinerary.ts'
import type { ItineraryStop } from '#generated/types/itinerary-stop.ts'
import { laidUpon, stepsBetween, stopsLeft } from './stuck-day.ts'

const stop = (id: string, order: number, more: Partial<ItineraryStop> = {}): ItineraryStop => ({
  id,
  order,
  progress: 'NotStarted',
  appointment: { id: `visit ${id}`, resourceType: 'Appointment' },
  ...more,
})
const dayOf = (stops: ItineraryStop[], more: Partial<Itinerary> = {}) =>
  // A test needs no more of a row than this.
  ({ id: 'day', date: '2030-02-19', status: 'InProgress', stops, ...more }) as Itinerary
const seen = {
  progress: 'Complete',
  outcome: 'Seen',
  actualArrival: '2030-02-19T15:00:00Z',
  actualDeparture: '2030-02-19T15:50:00Z',
} as const
const base = dayOf([stop('a', 1), stop('b', 2)])

test('what was pressed is told one by one, in the order of the day', () => {
  const after = dayOf([stop('a', 2), stop('b', 1, { ...seen, distanceMiles: 4 })], {
    status: 'Closed',
    odometer: { start: 1, end: 5 },
    safetyCheck: { dueAt: '2030-02-19T16:00:00Z' },
  })
  const kinds = stepsBetween(base, after).map(({ kind }) => kind)
  expect(kinds).toEqual(['arrived', 'done', 'miles', 'order', 'time', 'odometer', 'close'])
  const away = dayOf([stop('a', 1, { progress: 'Complete', outcome: 'NotHome', note: 'Bell broken' })])
  expect(stepsBetween(base, away).map(({ kind }) => kind)).toEqual(['away', 'remark'])
  expect(stepsBetween(base, base)).toEqual([])
})

test('a visit that has left the day comes back as one without an appointment, behind the others', () => {
  const after = dayOf([stop('a', 1, seen), stop('b', 2)])
  const now = dayOf([stop('b', 1), stop('c', 2)])
  expect(stopsLeft({ base, after }, now).map(({ id }) => id)).toEqual(['a'])
  const laid = laidUpon(now, { base, after })
  expect(laid.stops?.map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  expect(laid.stops?.at(-1)).toEqual({ id: 'a', order: 3, ...seen })
})

test('upon a closed day it is open again with what was pressed; what is further there does not go back', () => {
  const after = dayOf([
    stop('a', 1, { progress: 'InProgress', actualArrival: seen.actualArrival }),
    stop('b', 2),
  ])
  const now = dayOf([stop('a', 1, seen), stop('b', 2)], { status: 'Closed' })
  const laid = laidUpon(now, { base, after })
  expect([laid.status, laid.stops?.[0]?.progress]).toEqual(['InProgress', 'Complete'])
})

test('what others changed elsewhere in the day stays', () => {
  const after = dayOf([stop('a', 1, seen), stop('b', 2)])
  const now = dayOf([stop('a', 2), stop('b', 1, { note: 'Ring twice' })])
  const laid = laidUpon(now, { base, after })
  expect(laid.stops).toEqual([stop('a', 2, seen), stop('b', 1, { note: 'Ring twice' })])
})
