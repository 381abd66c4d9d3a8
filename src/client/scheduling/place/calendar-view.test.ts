import { expect, test } from 'vitest'
import { calendarView, listedDays, shownDates, turnedDate } from './calendar-view.ts'

test('a week begins on Monday, and a working week ends on Friday', () => {
  const sunday = '2030-03-10'
  expect(shownDates('day', sunday)).toEqual([sunday])
  expect(shownDates('week', sunday)).toHaveLength(7)
  expect(shownDates('week', sunday)[0]).toBe('2030-03-04')
  expect(shownDates('workweek', '2030-03-04').at(-1)).toBe('2030-03-08')
})

test('a month is shown in whole weeks, as many as it touches', () => {
  expect(shownDates('month', '2027-02-14')).toHaveLength(28)
  expect(shownDates('month', '2030-03-06')).toHaveLength(35)
  const november = shownDates('month', '2026-11-24')
  expect([november[0], november.at(-1)]).toEqual(['2026-10-26', '2026-12-06'])
})

test('a list begins with two weeks and goes on until six', () => {
  expect(shownDates('agenda', '2030-03-06').at(-1)).toBe('2030-03-19')
  expect([undefined, '28', '400', '-3', 'x'].map(listedDays)).toEqual([14, 28, 42, 14, 14])
  expect(shownDates('agenda', '2030-03-06', 28)).toHaveLength(28)
})

test('turning goes by days, by weeks, by months to the same day, and by what is listed', () => {
  expect(turnedDate({ view: 'day', date: '2030-03-31' }, 1)).toBe('2030-04-01')
  expect(turnedDate({ view: 'workweek', date: '2030-03-04' }, -1)).toBe('2030-02-25')
  expect(turnedDate({ view: 'month', date: '2030-03-06' }, 1)).toBe('2030-04-06')
  expect(turnedDate({ view: 'month', date: '2030-01-31' }, 1)).toBe('2030-02-28')
  expect(turnedDate({ view: 'month', date: '2030-01-31' }, -1)).toBe('2029-12-31')
  expect(turnedDate({ view: 'agenda', date: '2030-03-06', listed: 28 }, -1)).toBe('2030-02-06')
})

test('an address that says nothing that is known shows a day', () => {
  expect([undefined, 'year', 'month'].map(calendarView)).toEqual(['day', 'day', 'month'])
})
