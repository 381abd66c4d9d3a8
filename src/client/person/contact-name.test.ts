import { expect, test } from 'vitest'
import { contactName } from './contact-name.ts'

test('a typing error is corrected in a name without losing what the line does not show', () => {
  const before = {
    use: 'usual',
    prefix: 'Dr.',
    given: ['Marisol'],
    middle: 'Vega',
    family: 'Riveraa',
    suffix: 'Jr.',
  } as const

  expect(contactName(before, 'Marisol Vega Rivera')).toEqual({ ...before, family: 'Rivera' })
  expect(contactName(before, 'Marisol Vega Riveraa')).toBe(before)
})

test('a new name is read as given and family name', () => {
  expect(contactName(undefined, 'Marisol Vega Rivera')).toEqual({
    use: 'official',
    given: ['Marisol Vega'],
    family: 'Rivera',
  })
})
