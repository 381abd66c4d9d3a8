import { expect, test } from 'vitest'
import { isCatDay, spinnerSize } from './is-cat-day.ts'

test('on the first of April a larger cat keeps people company while they wait', () => {
  expect(isCatDay(new Date(2027, 3, 1))).toBe(true)
  expect(spinnerSize(new Date(2027, 3, 1))).toBe(100)
  expect(spinnerSize(new Date(2027, 3, 2))).toBe(64)
})
