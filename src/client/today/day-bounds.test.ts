import { expect, test } from 'vitest'
import { dayBounds, shiftDay } from './day-bounds.ts'

test("a practice's day begins at its own midnight", () => {
  expect(dayBounds('2026-11-24', 'America/Chicago')).toEqual({
    from: '2026-11-24T06:00:00.000Z',
    to: '2026-11-25T06:00:00.000Z',
  })
})

test('the day on which the clocks go back has 25 hours', () => {
  const { from, to } = dayBounds('2026-11-01', 'America/Chicago')
  expect(Date.parse(to) - Date.parse(from)).toBe(25 * 3_600_000)
})

test('the day after the last of the month is the first of the next', () => {
  expect(shiftDay('2026-11-30', 1)).toBe('2026-12-01')
  expect(shiftDay('2026-11-01', -1)).toBe('2026-10-31')
})
