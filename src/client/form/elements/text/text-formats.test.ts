import { expect, test } from 'vitest'
import { textFormats } from './text-formats.ts'

test.each([
  ['503 555 0134', '+15035550134', '(503) 555-0134'],
  ['(503) 555-0134 x12', '+15035550134;ext=12', '(503) 555-0134 x12'],
  ['+44 20 7946 0958', '+442079460958', '+442079460958'],
  ['ask Ana', 'ask Ana', 'ask Ana'],
])('the telephone number %s is stored as %s and shown as %s', (typed, stored, shown) => {
  expect(textFormats.Phone?.read(typed)).toBe(stored)
  expect(textFormats.Phone?.write(stored)).toBe(shown)
})

test('a social security number is veiled but for its last four digits', () => {
  expect(textFormats.SocialSecurityNumber?.read('123456789')).toBe('123-45-6789')
  expect(textFormats.SocialSecurityNumber?.veil?.('123-45-6789')).toBe('•••-••-6789')
})

test('only the domain of an e-mail address is written in small letters', () => {
  expect(textFormats.Email?.read(' Dana@Example.ORG ')).toBe('Dana@example.org')
})

test('what was never typed is no answer', () => {
  for (const format of Object.values(textFormats)) expect(format.read('')).toBeUndefined()
})
