import { expect, test } from 'vitest'
import { changeOfScore } from './change-of-score.ts'

const total = { id: 'total', name: 'Total', kind: 'Sum', change: { reliable: 5 } } as const

test('a change of five points is reliable where its author says so, a smaller one is some change', () => {
  expect(changeOfScore(total, { value: 9 }, { value: 14 })).toEqual({ kind: 'reliable', by: '−5' })
  expect(changeOfScore(total, { value: 14 }, { value: 12.5 })).toEqual({ kind: 'some', by: '+1.5' })
  expect(changeOfScore(total, { value: 3 }, { value: 3 })).toEqual({ kind: 'none', by: '0' })
  expect(changeOfScore(undefined, { value: 30 }, { value: 0 })).toEqual({ kind: 'some', by: '+30' })
})

test('where one of the two scores is incomplete, nothing is said of a change', () => {
  expect(changeOfScore(total, {}, { value: 4 })).toBeUndefined()
  expect(changeOfScore(total, { value: 4 }, undefined)).toBeUndefined()
})
