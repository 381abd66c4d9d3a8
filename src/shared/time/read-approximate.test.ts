import { expect, test } from 'vitest'
import { readApproximate } from './read-approximate.ts'

const today = '2026-11-24'

test.each([
  ['2024', '2024'],
  ['3/2024', '2024-03'],
  ['2024-3', '2024-03'],
  ['March 2024', '2024-03'],
  ['marzo de 2024', '2024-03'],
  ['mar. 5, 2024', '2024-03-05'],
  ['5 de marzo de 2024', '2024-03-05'],
  ['5th of March 2024', '2024-03-05'],
  ['3/5/2024', '2024-03-05'],
  ['2024-03-05', '2024-03-05'],
  ['today', '2026-11-24'],
  ['ayer', '2026-11-23'],
  ['2 weeks ago', '2026-11-10'],
  ['hace 2 semanas', '2026-11-10'],
  ['3 days', '2026-11-21'],
  ['a month ago', '2026-10'],
  ['11 months ago', '2025-12'],
  ['2 years ago', '2024'],
])('a date as people write it: %s', (written, read) => {
  expect(readApproximate(written, today)).toBe(read)
})

test.each(['', 'soon', '13/2024', '2/30/2024', '24', '3024', '12', 'March', '2024-13-01', '1/2/3'])(
  'what is no date is none: %s',
  (written) => {
    expect(readApproximate(written, today)).toBeUndefined()
  },
)
