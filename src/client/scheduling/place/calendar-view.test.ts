import { expect, test } from 'vitest'
import { calendarView, shownDates, turnedDate } from './calendar-view.ts'

test('a week begins on Monday, and a working week ends on Friday', () => {
  const sunday = '2030-03-10'
  expect(shownDates('day', sunday)).toEqual([sunday])
  expect(shownDates('week', sunday)).toHaveLength(7)
  expect(shownDates('week', sunday)[0]).toBe('2030-03-04')
  expect(shownDates('workweek', '2030-03-04').at(-1)).toBe('2030-03-08')
})

test('turning goes by days or by weeks', () => {
  expect(turnedDate('day', '2030-03-31', 1)).toBe('2030-04-01')
  expect(turnedDate('workweek', '2030-03-04', -1)).toBe('2030-02-25')
})

test('an address that says nothing that is known shows a day', () => {
  expect([undefined, 'year', 'week'].map(calendarView)).toEqual(['day', 'day', 'week'])
})
