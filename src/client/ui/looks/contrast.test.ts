import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

test('contrast is reckoned as the guidelines do, whichever color comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#777777')).toBe(1)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})
