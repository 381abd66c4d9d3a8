import { expect, test } from 'vitest'
import { inZone, offsetOf, withDate, withTime } from './in-zone.ts'

const chicago = 'America/Chicago'
/** In Chicago it is still the evening before. */
const at = { timezone: chicago, now: '2026-11-25T03:00:00Z' }

test('a moment that was stored in UTC stands in the time of the practice', () => {
  expect(inZone('2026-11-24T15:30:00.000Z', chicago)).toBe('2026-11-24T09:30:00-06:00')
})

test('a moment with an offset of its own keeps its time and its offset', () => {
  expect(inZone('2026-11-24T15:30:00+02:00', chicago)).toBe('2026-11-24T15:30:00+02:00')
  expect(withDate('2026-11-24T15:30:00+02:00', '2026-07-01', chicago)).toBe('2026-07-01T15:30:00+02:00')
})

test('the day is changed and the time stays, in summer time as in winter time', () => {
  expect(withDate('2026-11-24T09:30:00-06:00', '2026-07-01', chicago)).toBe('2026-07-01T09:30:00-05:00')
})

test('the time is changed and the day stays', () => {
  expect(withTime('2026-11-24T09:30:00-06:00', '10:15', at)).toBe('2026-11-24T10:15:00-06:00')
})

test('a time without a day is one of today, where the practice is', () => {
  expect(withTime(undefined, '10:15', at)).toBe('2026-11-24T10:15:00-06:00')
})

test('an emptied day takes the answer away', () => {
  expect(withDate('2026-11-24T09:30:00-06:00', '', chicago)).toBeUndefined()
  expect(offsetOf('2026-11-24T09:30:00Z')).toBe('Z')
})
