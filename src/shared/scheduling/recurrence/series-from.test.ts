import { expect, test } from 'vitest'
import type { Recurrence } from '#generated/types/recurrence.ts'
import { occurrencesOf } from './occurrences-of.ts'
import { seriesFrom } from './series-from.ts'

const rule = (fields: Partial<Recurrence>): Recurrence => ({
  frequency: 'Weekly',
  start: '2030-03-04',
  end: { count: 6 },
  timezone: 'America/Chicago',
  ...fields,
})
const daysOf = (recurrence: Recurrence | undefined) =>
  recurrence && occurrencesOf(recurrence).map(({ day }) => day)

test('a series that is split goes on with the same days', () => {
  const both = rule({ interval: 2, weekdays: ['Monday', 'Thursday'] })
  expect(daysOf(seriesFrom(both, { index: 3, days: 0 }))).toEqual(daysOf(both)?.slice(3))
  const last = rule({ frequency: 'Monthly', start: '2030-01-31', dayOfMonth: 31 })
  expect(daysOf(seriesFrom(last, { index: 1, days: 0 }))).toEqual(daysOf(last)?.slice(1))
})

test('a weekly series moves to another weekday from there on, with its end and what it leaves out', () => {
  const mondays = rule({ weekdays: ['Monday'], end: { until: '2030-03-25' }, exceptions: ['2030-03-18'] })
  const moved = seriesFrom(mondays, { index: 1, days: 2 })
  expect(moved).toMatchObject({ start: '2030-03-13', weekdays: ['Wednesday'], end: { until: '2030-03-27' } })
  expect(daysOf(moved)).toEqual(['2030-03-13', '2030-03-27'])
})

test('days that no rule says are not made up', () => {
  const first = rule({ frequency: 'Monthly', nthWeekday: { nth: 1, weekday: 'Monday' } })
  expect(seriesFrom(first, { index: 1, days: 1 })).toBeUndefined()
  const everyOther = rule({ interval: 2, weekdays: ['Monday', 'Sunday'] })
  expect(seriesFrom(everyOther, { index: 0, days: 1 })).toBeUndefined()
})
