import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { dayNumberOf, dayOfNumber, daysInMonth, readDay, weekdayOfNumber, writeDay } from './day-number.ts'

test('each day of four hundred years has the number, the weekday and the date that the calendar gives it', () => {
  let day = Temporal.PlainDate.from('1799-12-31')
  const first = dayNumberOf({ year: 1799, month: 12, day: 31 })
  const wrong: string[] = []
  for (let number = first; number < first + 146_100; number += 1) {
    const { year, month, day: dayOfMonth } = dayOfNumber(number)
    const isRight =
      writeDay(number) === day.toString() &&
      readDay(day.toString()) === number &&
      dayNumberOf({ year, month, day: dayOfMonth }) === number &&
      weekdayOfNumber(number) === day.dayOfWeek &&
      daysInMonth(year, month) === day.daysInMonth
    if (!isRight) wrong.push(day.toString())
    day = day.add({ days: 1 })
  }
  expect(wrong).toEqual([])
  expect(dayNumberOf({ year: 1970, month: 1, day: 1 })).toBe(0)
})
