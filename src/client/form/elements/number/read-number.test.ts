import { expect, test } from 'vitest'
import { readInteger, readNumber } from './read-number.ts'

test.each([
  ['1,234.5', 1234.5],
  ['$ 12', 12],
  ['(3.20)', -3.2],
  ['1.', 1],
  ['.5', 0.5],
  ['45 %', 45],
])('%s is the number %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number)
})

test.each(['', 'abc', '1.2.3', '1e5', '--2'])('"%s" is no number, and stays in the field', (typed) => {
  expect(readNumber(typed)).toBeUndefined()
})

test('half a thing is not counted where whole ones are asked for', () => {
  expect(readInteger('2')).toBe(2)
  expect(readInteger('2.5')).toBeUndefined()
})
