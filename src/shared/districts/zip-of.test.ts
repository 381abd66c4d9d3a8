import { expect, test } from 'vitest'
import { zipOf } from './zip-of.ts'

test.each([
  ['00100', undefined, '00100'],
  ['00100-1234', 'US', '00100'],
  ['001001234', 'US', '00100'],
  [' 00100 ', 'US', '00100'],
  ['00100', 'IT', undefined],
  ['0010', 'US', undefined],
  ['SW1A 1AA', undefined, undefined],
])('the ZIP code of %j in %j is %j', (postalCode, country, zip) => {
  expect(zipOf({ postalCode, ...(country !== undefined && { country }) })).toBe(zip)
})
