import { expect, test } from 'vitest'
import { openingHours } from './opening-hours.ts'

const on = (weekday: 'Monday' | 'Tuesday' | 'Wednesday' | 'Friday', start: string, end: string) => ({
  weekday,
  start,
  end,
})

test('days in a row with the same hours are one line', () => {
  const rows = [
    on('Tuesday', '08:00', '18:00'),
    on('Monday', '08:00', '18:00'),
    on('Friday', '08:00', '18:00'),
  ]
  expect(openingHours(rows)).toEqual([
    { first: 'Monday', last: 'Tuesday', hours: '08:00–18:00' },
    { first: 'Friday', last: 'Friday', hours: '08:00–18:00' },
  ])
})

test('a day with a break says both parts, the earlier first', () => {
  const rows = [on('Wednesday', '13:00', '17:00'), on('Wednesday', '08:00', '12:00')]
  expect(openingHours(rows)).toEqual([
    { first: 'Wednesday', last: 'Wednesday', hours: '08:00–12:00, 13:00–17:00' },
  ])
})
