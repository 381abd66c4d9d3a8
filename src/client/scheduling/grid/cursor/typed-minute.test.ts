import { expect, test } from 'vitest'
import { typedMinute } from './typed-minute.ts'

test('digits that are typed in the calendar are a time, as soon as they can be one', () => {
  expect(['9', '14', '1', '930', '143', '1430', '0905'].map(typedMinute)).toEqual([
    540, 840, 60, 570, 870, 870, 545,
  ])
})

test('what is no time is none', () => {
  expect(['', '25', '2460', '1475', '12345', 'x'].map(typedMinute)).toEqual(Array(6).fill(undefined))
})
