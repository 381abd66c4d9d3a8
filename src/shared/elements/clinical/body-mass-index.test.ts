import { expect, test } from 'vitest'
import { bodyMassIndex } from './body-mass-index.ts'

test('the body mass index is weight by height squared, in whichever units they were measured', () => {
  expect(bodyMassIndex({ value: 180, unit: 'cm' }, { value: 81, unit: 'kg' })).toBe(25)
  expect(bodyMassIndex({ value: 70, unit: '[in_i]' }, { value: 160, unit: '[lb_av]' })).toBe(23)
})

test('without one of the two, without a unit or beyond what a body can be there is none', () => {
  expect(bodyMassIndex({ value: 180, unit: 'cm' }, undefined)).toBeUndefined()
  expect(bodyMassIndex({ value: 180 }, { value: 81, unit: 'kg' })).toBeUndefined()
  expect(bodyMassIndex({ value: 0, unit: 'cm' }, { value: 81, unit: 'kg' })).toBeUndefined()
  expect(bodyMassIndex({ value: 18, unit: 'cm' }, { value: 81, unit: 'kg' })).toBeUndefined()
})
