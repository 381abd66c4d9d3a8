import { expect, test } from 'vitest'
import { monthStep } from './month-step.ts'

test('in a month arrows go by days and weeks, also into the next month, and Home and End to the ends of the week', () => {
  const wednesday = '2030-03-06'
  expect(monthStep('ArrowRight', '2030-03-31')).toBe('2030-04-01')
  expect(monthStep('ArrowLeft', wednesday)).toBe('2030-03-05')
  expect(monthStep('ArrowUp', wednesday)).toBe('2030-02-27')
  expect(monthStep('ArrowDown', wednesday)).toBe('2030-03-13')
  expect(monthStep('Home', wednesday)).toBe('2030-03-04')
  expect(monthStep('End', wednesday)).toBe('2030-03-10')
  expect(monthStep('a', wednesday)).toBeUndefined()
})
