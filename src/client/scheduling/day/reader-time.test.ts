import { expect, test } from 'vitest'
import { clocksDiffer, readerTime } from './reader-time.ts'

const madrid = { calendar: 'America/Chicago', reader: 'Europe/Madrid' }

test('the reader’s own clock is told with the day, where that is another', () => {
  expect(readerTime('2030-01-15', 9 * 60, madrid)).toEqual({ days: 0, time: '16:00' })
  expect(readerTime('2030-01-15', 20 * 60, madrid)).toEqual({ days: 1, time: '03:00' })
  expect(readerTime('2030-01-15', 0, { ...madrid, reader: 'America/Denver' })).toEqual({
    days: -1,
    time: '23:00',
  })
})

test('between the clock changes of two continents the difference is another', () => {
  expect(readerTime('2030-03-15', 9 * 60, madrid).time).toBe('15:00')
})

test('zones of different names in which it is always as late do not differ; those that differ for a part of the year do then', () => {
  expect(clocksDiffer(['2030-03-06'], madrid)).toBe(true)
  expect(clocksDiffer(['2030-03-06'], { ...madrid, reader: 'America/Chicago' })).toBe(false)
  expect(clocksDiffer(['2030-03-06'], { ...madrid, reader: 'America/Winnipeg' })).toBe(false)
  const phoenix = { calendar: 'America/Denver', reader: 'America/Phoenix' }
  expect([clocksDiffer(['2030-01-15'], phoenix), clocksDiffer(['2030-07-15'], phoenix)]).toEqual([
    false,
    true,
  ])
})
