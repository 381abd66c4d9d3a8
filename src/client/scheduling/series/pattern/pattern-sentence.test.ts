import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { messages as english } from '#generated/messages/en.js'
import { messages as spanish } from '#generated/messages/es.js'
import type { Recurrence } from '#generated/types/recurrence.ts'
import { momentsOf } from '#shared/time/written-moments.ts'
import { patternSentence } from './pattern-sentence.ts'

const catalogues = { en: english, es: spanish }

function told(fields: Partial<Recurrence>, locale: 'en' | 'es' = 'en'): string {
  const catalogue = setupI18n({ locale, messages: { [locale]: catalogues[locale] } })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const recurrence: Recurrence = {
    frequency: 'Weekly',
    start: '2027-01-06',
    end: { count: 10 },
    timezone: 'America/Chicago',
    ...fields,
  }
  return patternSentence(recurrence, {
    words: (id, parameters) => catalogue._(id, parameters),
    moments: momentsOf(locale === 'en' ? 'en-US' : 'es-MX', 'America/Chicago'),
    list: (names) => list.format(names),
  })
}

test('a weekly series is told with its weekdays in the order of the week', () => {
  expect(told({})).toBe('Every week on Wednesday, 10 times')
  const both: Partial<Recurrence> = {
    interval: 2,
    weekdays: ['Wednesday', 'Monday'],
    end: { until: '2027-03-12' },
  }
  expect(told(both)).toBe('Every 2 weeks on Monday and Wednesday until Mar 12, 2027')
  expect(told(both, 'es')).toBe('Cada 2 semanas: lunes y miércoles hasta el 12 mar 2027')
})

test('a daily series that has only its first day left is told so', () => {
  expect(told({ frequency: 'Daily', end: { count: 1 } })).toBe('Every day, once')
})

test('of a month the day is told by its number, as the last one, or as the nth of its weekday', () => {
  const monthly = (fields: Partial<Recurrence>) => told({ frequency: 'Monthly', ...fields })
  expect(monthly({ dayOfMonth: 6 })).toBe('Every month on day 6, 10 times')
  expect(monthly({ dayOfMonth: 31 })).toBe('Every month on the last day, 10 times')
  expect(monthly({ interval: 3, nthWeekday: { nth: 1, weekday: 'Wednesday' } })).toBe(
    'Every 3 months on the first Wednesday, 10 times',
  )
  expect(monthly({ nthWeekday: { nth: -1, weekday: 'Friday' } })).toBe(
    'Every month on the last Friday, 10 times',
  )
})

test('of a year the month is told as well', () => {
  const yearly = (fields: Partial<Recurrence>) =>
    told({ frequency: 'Annually', end: { count: 3 }, ...fields })
  expect(yearly({ dayOfMonth: 6, month: 1 })).toBe('Every year on January 6, 3 times')
  expect(yearly({ dayOfMonth: 31, month: 2 })).toBe('Every year on the last day of February, 3 times')
  expect(yearly({ month: 1, nthWeekday: { nth: 1, weekday: 'Wednesday' } })).toBe(
    'Every year on the first Wednesday of January, 3 times',
  )
})

test('what happens on holidays is told unless they are days like others', () => {
  expect(told({ holidays: 'Keep' })).toBe('Every week on Wednesday, 10 times')
  expect(told({ holidays: 'Skip' })).toBe('Every week on Wednesday, 10 times, not on holidays')
  expect(told({ holidays: 'MoveToNextWorkingDay' })).toBe(
    'Every week on Wednesday, 10 times, moved to the next working day on holidays',
  )
})
