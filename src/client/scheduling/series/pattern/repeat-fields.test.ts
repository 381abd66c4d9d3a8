import { expect, test } from 'vitest'
import { goesOn, monthPlaces, recurrenceOf, repeatProblems, usualRepeat } from './repeat-fields.ts'

const wednesday = { day: '2030-03-06', timezone: 'America/Chicago' }

test('at first an appointment repeats weekly on its own weekday, ten times, holidays left out', () => {
  expect(recurrenceOf(usualRepeat(wednesday.day), wednesday)).toEqual({
    frequency: 'Weekly',
    weekdays: ['Wednesday'],
    start: '2030-03-06',
    end: { count: 10 },
    holidays: 'Skip',
    timezone: 'America/Chicago',
  })
})

test('a rule has only what belongs to how often it repeats, and weekdays in the order of the week', () => {
  const fields = usualRepeat(wednesday.day)
  const two = { ...fields, interval: 2, weekdays: ['Wednesday', 'Monday'] as const }
  expect(recurrenceOf(two, wednesday)).toMatchObject({ interval: 2, weekdays: ['Monday', 'Wednesday'] })
  const daily = recurrenceOf({ ...two, frequency: 'Daily', ends: 'until' }, wednesday)
  expect(daily).not.toHaveProperty('weekdays')
  expect(daily.end).toEqual({ until: '2030-05-29' })
  const monthly = { ...fields, frequency: 'Monthly', place: 'weekday' } as const
  expect(recurrenceOf(monthly, wednesday).nthWeekday).toEqual({ nth: 1, weekday: 'Wednesday' })
  const yearly = recurrenceOf({ ...fields, frequency: 'Annually' }, wednesday)
  expect([yearly.dayOfMonth, yearly.month]).toEqual([6, 3])
})

test('only such days of a month are offered as come back to the day of the appointment', () => {
  expect(monthPlaces('2030-03-06')).toEqual(['day', 'weekday'])
  expect(monthPlaces('2030-03-27')).toEqual(['day', 'weekday', 'last-weekday'])
  expect(monthPlaces('2030-03-31')).toEqual(['last-day', 'last-weekday'])
  expect(monthPlaces('2030-04-30')).toEqual(['day', 'last-day', 'last-weekday'])
})

test('what cannot be is named at its field', () => {
  const fields = usualRepeat(wednesday.day)
  expect(repeatProblems(fields, wednesday)).toEqual({})
  expect(repeatProblems({ ...fields, interval: 0, count: 261 }, wednesday)).toEqual({
    interval: 'series.interval-wrong',
    count: 'series.count-wrong',
  })
  const until = { ...fields, ends: 'until', count: 0 } as const
  expect(repeatProblems({ ...until, until: '2030-03-06' }, wednesday)).toEqual({
    until: 'series.until-wrong',
  })
  expect(repeatProblems({ ...until, until: '2030-03-07' }, wednesday)).toEqual({})
})

test('a series goes on where its last day is further ahead than appointments are made now', () => {
  const rule = recurrenceOf(usualRepeat(wednesday.day), wednesday)
  expect(goesOn(rule, '2030-03-01')).toBe(false)
  expect(goesOn({ ...rule, end: { count: 40 } }, '2030-03-01')).toBe(true)
  expect(goesOn(rule, '2029-10-01')).toBe(true)
})
