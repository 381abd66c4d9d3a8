import { expect, test } from 'vitest'
import { dueTimes } from './due-times.ts'

const chicago = 'America/Chicago'

test('a nightly job is due once in each night of the practice, also where the clocks change', () => {
  const at = (minute: number) => (instant: string) => dueTimes(instant, { minute, zone: chicago })
  expect(at(150)('2026-03-04T12:00:00.000Z')).toEqual({
    last: '2026-03-04T08:30:00.000Z',
    next: '2026-03-05T08:30:00.000Z',
  })
  // 02:30 does not exist in the night of 8 March, and comes twice in that of 1 November.
  expect(at(150)('2026-03-08T12:00:00.000Z').last).toBe('2026-03-08T08:30:00.000Z')
  expect(at(90)('2026-11-01T12:00:00.000Z').last).toBe('2026-11-01T06:30:00.000Z')
  expect(at(10)('2026-03-04T06:09:59.999Z').next).toBe('2026-03-04T06:10:00.000Z')
  expect(at(10)('2026-03-04T06:10:00.000Z').last).toBe('2026-03-04T06:10:00.000Z')
})

test('an hourly job is due at its minute of every hour', () => {
  const at = (instant: string) => dueTimes(instant, { minute: 5, zone: chicago, every: 'hour' })
  expect(at('2026-03-04T12:04:59.999Z')).toEqual({
    last: '2026-03-04T11:05:00.000Z',
    next: '2026-03-04T12:05:00.000Z',
  })
  expect(at('2026-03-04T12:05:00.000Z').last).toBe('2026-03-04T12:05:00.000Z')
})

test('what is due each quarter of an hour is due at its minute of every quarter', () => {
  const at = (instant: string) => dueTimes(instant, { minute: 2, zone: chicago, every: 'quarter' })
  expect(at('2026-03-04T12:16:59.999Z')).toEqual({
    last: '2026-03-04T12:02:00.000Z',
    next: '2026-03-04T12:17:00.000Z',
  })
})

test('a job of every five minutes is due at each of them', () => {
  const at = (instant: string) => dueTimes(instant, { minute: 0, zone: chicago, every: 'fiveMinutes' })
  expect(at('2026-03-04T12:04:59.999Z')).toEqual({
    last: '2026-03-04T12:00:00.000Z',
    next: '2026-03-04T12:05:00.000Z',
  })
})

test('whoever goes from due time to due time comes to every night once', () => {
  const nights = new Set<string>()
  let now = '2026-01-01T00:00:00.000Z'
  while (now < '2027-01-01T00:00:00.000Z') {
    now = dueTimes(now, { minute: 150, zone: chicago }).next
    nights.add(now.slice(0, 10))
  }
  expect(nights.size).toBe(366)
})
