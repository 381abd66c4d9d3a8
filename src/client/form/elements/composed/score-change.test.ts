import { expect, test } from 'vitest'
import { scoreChange } from './score-change.ts'

test('a change of at least the reliable size points up or down, a smaller one is steady', () => {
  expect(scoreChange(9, 14, 5)).toEqual({ kind: 'down', by: -5 })
  expect(scoreChange(19, 14, 5)).toEqual({ kind: 'up', by: 5 })
  expect(scoreChange(10, 14, 5)).toEqual({ kind: 'steady', by: -4 })
})

test('without a score before or a bound of its author nothing is said', () => {
  expect(scoreChange(9, undefined, 5)).toBeUndefined()
  expect(scoreChange(9, 14, undefined)).toBeUndefined()
})
