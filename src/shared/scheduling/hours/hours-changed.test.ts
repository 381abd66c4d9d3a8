import { expect, test } from 'vitest'
import type { Availability } from '#generated/types/availability.ts'
import { officeHours } from './office-hours.ts'
import { rowsBesideWeek, usualWeek } from './usual-week.ts'
import { weekCopied } from './week-copied.ts'
import { withDayCopied } from './with-day-copied.ts'
import { withExceptions, withoutException } from './with-exceptions.ts'
import { withNewRow, withoutRow, withRow } from './with-row.ts'

const open: Availability = { id: 'a', kind: 'Available', weekday: 'Monday', start: '08:30', end: '17:00' }
const lunch: Availability = { id: 'b', kind: 'Unavailable', weekday: 'Monday', start: '12:00', end: '12:30' }
const friday: Availability = { id: 'c', kind: 'Available', weekday: 'Friday', start: '09:00', end: '13:00' }
const dated: Availability = { id: 'd', kind: 'Available', date: '2026-12-05', start: '09:00', end: '12:00' }
const recurring: Availability = {
  ...{ id: 'e', kind: 'Available', start: '18:00', end: '20:00' },
  recurrence: { frequency: 'Weekly', start: '2026-12-01', end: { count: 4 }, timezone: 'America/Chicago' },
}
const hours = { availability: [open, dated, lunch, friday, recurring] }

const counted = () => {
  let count = 0
  return () => {
    count += 1
    return `new-${count}`
  }
}
const rowsOn = (of: Parameters<typeof usualWeek>[0], day: number) =>
  usualWeek(of)[day]?.rows.map(({ kind, start, end }) => `${kind} ${start}-${end}`)

test('the usual week holds the rows of weekdays; those of a date or a recurrence stand beside it', () => {
  expect(usualWeek(hours).map(({ rows }) => rows.length)).toEqual([2, 0, 0, 0, 1, 0, 0])
  expect(rowsBesideWeek(hours)).toEqual([dated, recurring])
})

test('a copied day replaces what stood on the other days, and no other row is lost', () => {
  const copied = withDayCopied(hours, 'Monday', { to: ['Thursday', 'Friday', 'Monday'], newId: counted() })
  expect(rowsOn(copied, 3)).toEqual(['Available 08:30-17:00', 'Unavailable 12:00-12:30'])
  expect(rowsOn(copied, 4)).toEqual(rowsOn(copied, 3))
  expect(rowsOn(copied, 0)).toEqual(rowsOn(hours, 0))
  expect(rowsBesideWeek(copied)).toEqual([dated, recurring])
  expect(new Set(copied.availability.map(({ id }) => id)).size).toBe(copied.availability.length)
})

test('a first row is nine to five, then a lunch is proposed, then the times are left to be typed', () => {
  const add = (of: typeof hours, id: string) => withNewRow(of, { id, weekday: 'Tuesday' })
  const whole = add(add(add(hours, '1'), '2'), '3')
  expect(rowsOn(whole, 1)).toEqual(['Available 09:00-17:00', 'Unavailable 12:00-12:30', 'Available -'])
})

test('a row is changed in place, or taken away', () => {
  const later = withRow(hours, { ...open, start: '10:00' })
  expect(later.availability.map(({ id }) => id)).toEqual(['a', 'd', 'b', 'c', 'e'])
  expect(rowsOn(later, 0)?.[0]).toBe('Available 10:00-17:00')
  expect(rowsOn(withoutRow(later, 'a'), 0)).toEqual(['Unavailable 12:00-12:30'])
})

test('time off over several days is one entry a day, in order; the same day entered again is replaced', () => {
  const off = { date: '2026-12-24', kind: 'TimeOff', reason: 'Family' } as const
  const with3 = withExceptions({ exceptions: [{ date: '2026-12-25', kind: 'TimeOff' }] }, off, '2026-12-26')
  expect(
    with3.exceptions.map(({ date, reason }: { date: string; reason?: string }) => [date, reason]),
  ).toEqual([
    ['2026-12-24', 'Family'],
    ['2026-12-25', 'Family'],
    ['2026-12-26', 'Family'],
  ])
  const one = withExceptions({}, off, '')
  expect(one).toEqual({ exceptions: [off] })
  expect(withoutException(with3, 1).exceptions.map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-26'])
})

test('a week begins from office hours, or from that of somebody else under new ids', () => {
  expect(officeHours(counted()).map(({ weekday }) => weekday)).toEqual([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  ])
  expect(weekCopied(hours, counted()).map(({ id, start }) => [id, start])).toEqual([
    ['new-1', '08:30'],
    ['new-2', '12:00'],
    ['new-3', '09:00'],
  ])
})
