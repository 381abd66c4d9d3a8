import { expect, test } from 'vitest'
import { momentsOf } from './written-moments.ts'

const afternoon = '2026-11-24T20:05:00Z'
const midnight = '2026-11-24T06:00:00Z'
const chicago = 'America/Chicago'
/** Between the time and AM or PM stands a narrow space. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test('hours are counted to 23, and midnight is 00:00', () => {
  const { time, dayAndTime } = momentsOf('en', chicago)

  expect([time(afternoon), time(midnight)]).toEqual(['14:05', '00:00'])
  expect(dayAndTime(afternoon)).toContain('14:05')
})

test('where they are counted to 12, morning and afternoon are told apart', () => {
  const { time, dayAndTime } = momentsOf('en', chicago, 'h12')

  expect([plain(time(afternoon)), plain(time(midnight))]).toEqual(['2:05 PM', '12:00 AM'])
  expect(plain(dayAndTime(afternoon))).toBe('Nov 24, 2:05 PM')
  expect(plain(momentsOf('es', chicago, 'h12').time(afternoon))).toMatch(/^2:05 p\. ?m\.$/)
})
