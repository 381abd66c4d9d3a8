import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

test('who corrects the street of an address with three lines keeps the other two', () => {
  const before = ['Care of Vega', '12 Main Street', 'Floor 2']

  expect(addressLines(before, 0, 'Care of Rivera')).toEqual(['Care of Rivera', '12 Main Street', 'Floor 2'])
  expect(addressLines(before, 2, '')).toEqual(['Care of Vega', '12 Main Street'])
  expect(addressLines(before, 1, '')).toEqual(['Care of Vega', '', 'Floor 2'])
})

test('a first line begins an address, and one that is taken away leaves an empty one', () => {
  expect(addressLines(undefined, 0, '12 Main Street')).toEqual(['12 Main Street'])
  expect(addressLines(undefined, 1, 'Unit 7')).toEqual(['', 'Unit 7'])
  expect(addressLines(['12 Main Street'], 0, '')).toEqual([''])
})
