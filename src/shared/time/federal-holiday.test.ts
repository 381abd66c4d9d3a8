import { expect, test } from 'vitest'
import { readDay, writeDay } from './day-number.ts'
import { federalHoliday } from './federal-holiday.ts'

function holidaysOf(year: number) {
  const first = readDay(`${year}-01-01`)
  const dates = Array.from({ length: 365 }, (_, day) => writeDay(first + day))
  return dates.flatMap((date) => {
    const name = federalHoliday(date)
    return name ? [`${date.slice(5)} ${name}`] : []
  })
}

test('the federal holidays of a year, and the workdays that stand for those on a weekend', () => {
  expect(holidaysOf(2026)).toEqual([
    '01-01 NewYear',
    '01-19 MartinLutherKing',
    '02-16 Washington',
    '05-25 Memorial',
    '06-19 Juneteenth',
    '07-03 Independence',
    '07-04 Independence',
    '09-07 Labor',
    '10-12 Columbus',
    '11-11 Veterans',
    '11-26 Thanksgiving',
    '12-25 Christmas',
  ])
  expect(federalHoliday('2021-12-31')).toBe('NewYear')
  expect(federalHoliday('2023-01-02')).toBe('NewYear')
  expect(federalHoliday('2027-05-31')).toBe('Memorial')
  expect(federalHoliday('2027-05-24')).toBeUndefined()
})
