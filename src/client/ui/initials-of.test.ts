import { expect, test } from 'vitest'
import { initialsOf } from './initials-of.ts'

test.each([
  ['Bellamy, Theo (29)', 'TB'],
  ['Okafor, Dana, LPC', 'DO'],
  ['van der Berg, Ana Maria', 'AV'],
  ['DBT skills', 'DS'],
  ['(demo), Implementation', 'I'],
  ['Implementation (demo)', 'I'],
  ['Lindqvist', 'L'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
