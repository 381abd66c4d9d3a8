import { expect, test } from 'vitest'
import type { Recurrence } from '#generated/types/recurrence.ts'
import { occurrencesOf } from './occurrences-of.ts'
import { placeOccurrence } from './place-occurrence.ts'
import { recurrenceProblems } from './recurrence-problems.ts'

const weekly: Recurrence = {
  frequency: 'Weekly',
  start: '2026-03-02',
  end: { count: 4 },
  timezone: 'America/Chicago',
}
const days = (recurrence: Recurrence, holidays: readonly string[] = []) =>
  occurrencesOf(recurrence, { holidays }).map(({ day }) => day)

test('every second week on two weekdays is counted from the Monday of the week in which it starts', () => {
  const recurrence: Recurrence = {
    ...weekly,
    start: '2026-03-04',
    interval: 2,
    weekdays: ['Thursday', 'Monday'],
  }
  expect(days(recurrence)).toEqual(['2026-03-05', '2026-03-16', '2026-03-19', '2026-03-30'])
})

test('day 31 is the last day of shorter months, day 30 leaves February out', () => {
  const monthly: Recurrence = { ...weekly, frequency: 'Monthly', start: '2026-01-05', end: { count: 3 } }
  expect(days({ ...monthly, dayOfMonth: 31 })).toEqual(['2026-01-31', '2026-02-28', '2026-03-31'])
  expect(days({ ...monthly, dayOfMonth: 30 })).toEqual(['2026-01-30', '2026-03-30', '2026-04-30'])
})

test('a series on the last Friday, and one on the fifth, which most months lack', () => {
  const monthly: Recurrence = { ...weekly, frequency: 'Monthly', start: '2026-01-01', end: { count: 3 } }
  expect(days({ ...monthly, nthWeekday: { nth: -1, weekday: 'Friday' } })).toEqual([
    '2026-01-30',
    '2026-02-27',
    '2026-03-27',
  ])
  expect(days({ ...monthly, nthWeekday: { nth: 5, weekday: 'Friday' } })).toEqual([
    '2026-01-30',
    '2026-05-29',
    '2026-07-31',
  ])
})

test('29 February is 28 February in common years', () => {
  expect(
    days({ ...weekly, frequency: 'Annually', start: '2028-02-29', end: { until: '2032-12-31' } }),
  ).toEqual(['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'])
})

test('a day that was taken out leaves a gap, and the others keep their numbers', () => {
  const found = occurrencesOf({ ...weekly, exceptions: ['2026-03-09'] })
  expect(found.map(({ index, day }) => [index, day])).toEqual([
    [0, '2026-03-02'],
    [2, '2026-03-16'],
    [3, '2026-03-23'],
  ])
})

test('a holiday is kept, left out, or moved to the next working day that the series does not have already', () => {
  const daily: Recurrence = {
    ...weekly,
    frequency: 'Daily',
    interval: 2,
    start: '2026-07-01',
    end: { count: 3 },
  }
  const holidays = ['2026-07-03']
  expect(days(daily, holidays)).toEqual(['2026-07-01', '2026-07-03', '2026-07-05'])
  expect(days({ ...daily, holidays: 'Skip' }, holidays)).toEqual(['2026-07-01', '2026-07-05'])
  expect(days({ ...daily, holidays: 'MoveToNextWorkingDay' }, holidays)).toEqual([
    '2026-07-01',
    '2026-07-06',
    '2026-07-05',
  ])
  expect(
    days({ ...daily, interval: 1, end: { count: 4 }, holidays: 'MoveToNextWorkingDay' }, ['2026-07-02']),
  ).toEqual(['2026-07-01', '2026-07-03', '2026-07-04'])
})

test('a weekly ten o’clock stays ten o’clock when clocks change, and lasts as long as always', () => {
  const place = { time: '10:00', zone: 'America/Chicago', minutes: 50 }
  expect(placeOccurrence('2026-03-02', place)).toEqual({
    start: '2026-03-02T16:00:00Z',
    end: '2026-03-02T16:50:00Z',
  })
  expect(placeOccurrence('2026-03-09', place).start).toBe('2026-03-09T15:00:00Z')
})

test('a clock time that the night of the change lacks moves forward, of one that comes twice the first is taken', () => {
  const place = { time: '02:30', zone: 'America/Chicago', minutes: 30 }
  expect(placeOccurrence('2026-03-08', place).start).toBe('2026-03-08T08:30:00Z')
  expect(placeOccurrence('2026-11-01', { ...place, time: '01:30' }).start).toBe('2026-11-01T06:30:00Z')
})

test('no series has more than 260 occurrences', () => {
  expect(days({ ...weekly, frequency: 'Daily', end: { until: '2030-01-01' } })).toHaveLength(260)
})

test('what does not fit together is named with its place', () => {
  const problems = (recurrence: Recurrence) =>
    recurrenceProblems(recurrence, '/recurrence').map(({ pointer, message }) => [pointer, message])
  expect(problems(weekly)).toEqual([])
  expect(problems({ ...weekly, dayOfMonth: 3, month: 2 })).toEqual([
    ['/recurrence/dayOfMonth', 'scheduling.recurrence-of-another-kind'],
    ['/recurrence/month', 'scheduling.recurrence-of-another-kind'],
  ])
  expect(problems({ ...weekly, frequency: 'Annually', month: 2, dayOfMonth: 30 })).toEqual([
    ['/recurrence/frequency', 'scheduling.recurrence-no-such-day'],
  ])
  expect(problems({ ...weekly, end: { until: '2026-03-01' } })).toEqual([
    ['/recurrence/end/until', 'scheduling.recurrence-ends-before-start'],
  ])
})
