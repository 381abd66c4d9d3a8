import { expect, test } from 'vitest'
import { personSearches, personWritten } from './person-search.ts'

const around = { today: '2026-11-23', order: 'month-first' } as const
const searches = (text: string) => personSearches(text, around)

test('one box takes names, a birth date, a number and a phone', () => {
  expect(searches('')).toEqual([[]])
  expect(searches('Lena Pem')).toEqual([[{ field: 'name', op: 'contains', value: 'Lena Pem' }]])
  expect(searches('4/2/1988')).toEqual([[{ field: 'birthDate', op: 'eq', value: '1988-04-02' }]])
  expect(searches('MRN-77')[0]).toEqual([{ field: 'identifiers.value', op: 'eq', value: 'MRN-77' }])
  expect(searches('(217) 555-0143')[0]).toEqual([
    { field: 'contacts.value', op: 'eq', value: '+12175550143' },
  ])
})

test('a name and a birth date stand beside each other, in either order', () => {
  const both = [
    { field: 'name', op: 'contains', value: 'Pemberly' },
    { field: 'birthDate', op: 'eq', value: '1988-04-02' },
  ]
  for (const text of ['Pemberly 4/2/88', 'Pemberly Apr 2 1988', '1988-04-02 Pemberly'])
    expect(searches(text), text).toEqual([both])
})

test('a person is found by the last four or seven digits of a phone number, however they are grouped', () => {
  for (const text of ['555-0143', '5550143', '555 0143'])
    expect(searches(text), text).toEqual([
      [{ field: 'identifiers.value', op: 'eq', value: text }],
      [{ field: 'contacts', op: 'contains', value: '5550143' }],
    ])
  expect(searches('0143')).toContainEqual([{ field: 'contacts', op: 'contains', value: '0143' }])
  expect(searches('143')).toEqual([[{ field: 'identifiers.value', op: 'eq', value: '143' }]])
})

test('what was looked for begins the new record: digits are never taken for a name', () => {
  const written = (text: string) => personWritten(text, around)
  expect(written('Lena Marie Pemberly')).toEqual({ given: 'Lena Marie', family: 'Pemberly' })
  expect(written('Pemberly 4/2/88')).toEqual({ family: 'Pemberly', birthDate: '1988-04-02' })
  expect(written('4/2/1988')).toEqual({ birthDate: '1988-04-02' })
  expect(written('555-0143')).toEqual({ phone: '555-0143' })
  for (const text of ['', '0143', 'MRN-77']) expect(written(text), text).toEqual({})
})
