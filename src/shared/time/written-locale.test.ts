import { expect, test } from 'vitest'
import { isLocale, writtenLocale } from './written-locale.ts'
import { momentsOf } from './written-moments.ts'

test('days are written as the practice writes them, for those who read its language', () => {
  const written = (practice: string) => momentsOf(writtenLocale('en', practice), 'UTC').date('2026-11-24')
  expect([written('en-US'), written('en-GB')]).toEqual(['Nov 24, 2026', '24 Nov 2026'])
  expect(writtenLocale('es', 'en-GB')).toBe('es')
})

test('what is no locale changes nothing', () => {
  expect(['', 'en-', 'en-%%', 'english'].map((text) => writtenLocale('en', text))).toEqual([
    'en',
    'en',
    'en',
    'en',
  ])
  expect([isLocale('es-MX'), isLocale('!!')]).toEqual([true, false])
})
