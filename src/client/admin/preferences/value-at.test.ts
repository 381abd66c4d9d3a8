import { expect, test } from 'vitest'
import { valueAt, withValueAt } from './value-at.ts'

const preferences = {
  sessionTimeout: 30,
  passwordPolicy: { minLength: 12, maxAgeDays: 90 },
}

test('a preference is read and changed where it is, and the others stay', () => {
  expect(valueAt(preferences, 'passwordPolicy.minLength')).toBe(12)
  expect(withValueAt(preferences, 'sessionTimeout', 45)).toEqual({ ...preferences, sessionTimeout: 45 })
  expect(withValueAt(preferences, 'passwordPolicy.minLength', 16)).toEqual({
    sessionTimeout: 30,
    passwordPolicy: { minLength: 16, maxAgeDays: 90 },
  })
})

test('a preference that is emptied is gone, not left as nothing', () => {
  expect(
    Object.keys(withValueAt(preferences, 'passwordPolicy.maxAgeDays', undefined).passwordPolicy),
  ).toEqual(['minLength'])
})
