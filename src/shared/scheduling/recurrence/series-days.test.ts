import { expect, test } from 'vitest'
import type { Recurrence } from '#generated/types/recurrence.ts'
import { seriesDays } from './series-days.ts'

const weekly: Recurrence = {
  frequency: 'Weekly',
  start: '2030-12-18',
  end: { count: 4 },
  timezone: 'America/Chicago',
  holidays: 'Skip',
  exceptions: ['2031-01-08'],
}

test('days that are left out are told with their reason, and numbers stay with their days', () => {
  expect(seriesDays(weekly, { holidays: ['2030-12-25'] })).toEqual([
    { index: 0, plannedDay: '2030-12-18', kind: 'on', day: '2030-12-18' },
    { index: 1, plannedDay: '2030-12-25', kind: 'leftOut', because: 'holiday' },
    { index: 2, plannedDay: '2031-01-01', kind: 'on', day: '2031-01-01' },
    { index: 3, plannedDay: '2031-01-08', kind: 'leftOut', because: 'exception' },
  ])
})

test('a day that moves from a holiday is told with the day that the rule gave', () => {
  const moving = seriesDays({ ...weekly, holidays: 'MoveToNextWorkingDay' }, { holidays: ['2030-12-25'] })
  expect(moving[1]).toEqual({ index: 1, plannedDay: '2030-12-25', kind: 'on', day: '2030-12-26' })
})
