import { expect, test } from 'vitest'
import { milliseconds } from '#shared/time/span.ts'
import { earliestStart, longestHours } from './earliest-start.ts'

test('whatever still goes on at a moment has begun at most sixteen hours before', () => {
  const moment = '2026-03-08T12:00:00Z'
  expect(milliseconds(moment) - milliseconds(earliestStart(moment))).toBe(longestHours * 3_600_000)
})
