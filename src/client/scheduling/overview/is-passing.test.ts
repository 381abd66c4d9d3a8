import { expect, test } from 'vitest'
import { isPassing } from './is-passing.ts'

const seen = { endIndex: 29, startIndex: 20 }

test('whoever scrolls by a page or less still reads: the lines are drawn whole', () => {
  expect(isPassing({ ...seen, before: 20, wasPassing: false })).toBe(false)
  expect(isPassing({ ...seen, before: 10, wasPassing: false })).toBe(false)
  expect(isPassing({ ...seen, before: 30, wasPassing: false })).toBe(false)
})

test('whoever jumps over more than a page flies past, down or up', () => {
  expect(isPassing({ ...seen, before: 9, wasPassing: false })).toBe(true)
  expect(isPassing({ ...seen, before: 31, wasPassing: false })).toBe(true)
})

test('the flight goes on until the steps are small', () => {
  expect(isPassing({ ...seen, before: 15, wasPassing: true })).toBe(true)
  expect(isPassing({ ...seen, before: 17, wasPassing: true })).toBe(false)
})
