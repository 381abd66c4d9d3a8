import { expect, test } from 'vitest'
import { momentOf } from '#shared/time/local-moment.ts'
import { outsideHours } from './outside-hours.ts'

const timezone = 'America/Chicago'
const at = (date: string, time: string) => momentOf({ date, time }, timezone).instant
const booked = (id: string, date: string, [from, to]: readonly [string, string], more: object = {}) => ({
  ...({ id, kind: 'Visit', status: 'booked', start: at(date, from), end: at(date, to) } as const),
  ...more,
})
/** A Tuesday. */
const day = '2026-12-01'
const schedule = {
  timezone,
  availability: [
    { id: 'a', kind: 'Available', weekday: 'Tuesday', start: '09:00', end: '17:00' },
    { id: 'b', kind: 'Unavailable', weekday: 'Tuesday', start: '12:00', end: '12:30' },
  ],
  exceptions: [{ date: '2026-12-08', kind: 'TimeOff' }],
} as const
const outside = (rows: readonly ReturnType<typeof booked>[], more: object = {}) =>
  outsideHours({ ...schedule, ...more }, rows).map(({ id }) => id)

test('what is booked before the hours, into the lunch or on a day off is outside them', () => {
  const rows = [
    booked('fits', day, ['09:00', '10:00']),
    booked('early', day, ['08:30', '09:30']),
    booked('lunch', day, ['11:30', '12:30']),
    booked('off', '2026-12-08', ['10:00', '11:00']),
    booked('closed', '2026-12-02', ['10:00', '11:00']),
  ]
  expect(outside(rows)).toEqual(['early', 'lunch', 'off', 'closed'])
})

test('what is cancelled, a blocked time, and days outside the period are not judged', () => {
  const rows = [
    booked('cancelled', day, ['06:00', '07:00'], { status: 'cancelled' }),
    booked('block', day, ['06:00', '07:00'], { kind: 'Block' }),
    booked('early', day, ['06:00', '07:00']),
  ]
  expect(outside(rows)).toEqual(['early'])
  expect(outside(rows, { period: { start: '2027-01-01' } })).toEqual([])
})

test('without any range the whole day is open', () => {
  const rows = [booked('night', day, ['02:00', '03:00'])]
  expect(outside(rows, { availability: [], exceptions: [] })).toEqual([])
})
