import { expect, test } from 'vitest'
import { birthDateIn } from './birth-date-in.ts'

const here = { today: '2026-11-23', order: 'month-first' } as const
const there = { today: '2026-11-23', order: 'day-first' } as const

test('a birth date is understood in any usual form', () => {
  const forms = [
    '1987-03-14',
    '1987/3/14',
    '3/14/1987',
    '03-14-87',
    '3.14.87',
    '14.3.1987',
    '14/3/1987',
    '03141987',
    '19870314',
    'Mar 14, 1987',
    '14 March 1987',
    'march 14th 1987',
    '14-Mar-1987',
    '14 de marzo de 1987',
  ]
  for (const form of forms) expect(birthDateIn(form, here), form).toBe('1987-03-14')
})

test('day and month stand as the reader writes them', () => {
  expect(birthDateIn('4/3/1987', here)).toBe('1987-04-03')
  expect(birthDateIn('4/3/1987', there)).toBe('1987-03-04')
  expect(birthDateIn('4.3.1987', here)).toBe('1987-03-04')
})

test('two digits are a year that has been', () => {
  expect(birthDateIn('1/2/26', here)).toBe('2026-01-02')
  expect(birthDateIn('1/2/27', here)).toBe('1927-01-02')
})

test('what is no day of birth is none', () => {
  for (const text of [
    '',
    'Lena',
    '2/30/1987',
    '13/13/1987',
    '3/14/2027',
    '1/1/1850',
    '555-0143',
    'MRN-77-01',
    '3/14',
  ])
    expect(birthDateIn(text, here), text).toBeUndefined()
})
