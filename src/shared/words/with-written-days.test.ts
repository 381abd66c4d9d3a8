import { expect, test } from 'vitest'
import { withWrittenDays } from './with-written-days.ts'

const write = (day: string) => `<${day}>`

test('every day in a sentence is written as the reader writes days', () => {
  expect(withWrittenDays({ date: '2026-03-04', max: 30, place: 'Room 2' }, write)).toEqual({
    date: '<2026-03-04>',
    max: 30,
    place: 'Room 2',
  })
  expect(withWrittenDays(undefined, write)).toBeUndefined()
})

test('so is the day with which the display of an appointment begins', () => {
  const other = '2026-11-24 16:30 – Staff meeting'
  expect(withWrittenDays({ other, at: '2026-11-24 16:30' }, write)).toEqual({
    other: '<2026-11-24> 16:30 – Staff meeting',
    at: '<2026-11-24> 16:30',
  })
})

test('what is only like a day, and what somebody typed, stays as it is', () => {
  const parameters = { text: '2026-03-04', time: '09:30', month: '2026-03', number: 'A-2026-03-04' }
  expect(withWrittenDays(parameters, write)).toEqual(parameters)
})
