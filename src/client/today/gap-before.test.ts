import { expect, test } from 'vitest'
import { gapBefore } from './gap-before.ts'

const at = (from: string, to: string, status: 'booked' | 'cancelled' = 'booked') => ({
  start: `2030-02-19T${from}:00Z`,
  end: `2030-02-19T${to}:00Z`,
  status,
})

test('free time of a quarter of an hour is a gap, what was cancelled takes none, and what overlaps leaves none', () => {
  const day = [
    at('09:00', '10:00'),
    at('09:30', '09:45'),
    at('10:05', '10:20'),
    at('10:30', '10:40', 'cancelled'),
    at('11:00', '12:00'),
  ]
  expect(day.map((_, index) => gapBefore(day, index)?.minutes)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    40,
  ])
  expect(gapBefore(day, 4)?.from).toBe('2030-02-19T10:20:00Z')
})
