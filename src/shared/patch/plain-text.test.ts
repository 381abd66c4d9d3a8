import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('a value is said as people read it, without its keys', () => {
  expect(plainText('calm')).toBe('calm')
  expect(plainText(undefined)).toBe('–')
  expect(plainText({ code: 'F41.1', display: 'Generalized anxiety disorder' })).toBe(
    'Generalized anxiety disorder',
  )
  expect(plainText([{ given: ['Ana', 'María'], family: 'Rivera' }, 7, true])).toBe(
    'Ana, María, Rivera, 7, true',
  )
})
