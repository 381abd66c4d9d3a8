import { expect, test } from 'vitest'
import type { Availability } from '#generated/types/availability.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { dayBars } from './day-bars.ts'
import { heldAlready } from './held-already.ts'
import { hoursProblems } from './hours-problems.ts'
import { usualWeek } from './usual-week.ts'

const on = (id: string, start: string, end: string, more: Partial<Availability> = {}): Availability => ({
  ...{ id, kind: 'Available', weekday: 'Tuesday', start, end },
  ...more,
})
const said = (...availability: readonly Availability[]) =>
  hoursProblems({ availability }).map(({ kind, row, stops }) => `${kind} ${row} ${stops ? 'stops' : 'warns'}`)

test('a usual day with a lunch has no problem', () => {
  expect(said(on('a', '09:00', '17:00'), on('b', '12:00', '12:30', { kind: 'Unavailable' }))).toEqual([])
})

test('a missing time and an end before the start stop the hours; midnight is an end', () => {
  expect(said(on('a', '', '17:00'))).toEqual(['time-missing a stops'])
  expect(said(on('a', '17:00', '09:00'))).toEqual(['end-before-start a stops'])
  expect(said(on('a', '09:00', '09:00'))).toEqual(['end-before-start a stops'])
  expect(said(on('a', '17:00', '00:00'))).toEqual([])
})

test('ranges that overlap stop the hours, unless they are for different places, dates or ways to meet', () => {
  expect(said(on('a', '09:00', '12:00'), on('b', '11:00', '13:00'))).toEqual(['overlap b stops'])
  expect(said(on('a', '09:00', '12:00'), on('b', '12:00', '13:00'))).toEqual([])
  expect(said(on('a', '09:00', '12:00'), on('b', '11:00', '13:00', { modes: ['Telehealth'] }))).toEqual([])
})

test('a lunch outside the hours changes nothing, and that is said', () => {
  expect(said(on('a', '13:00', '17:00'), on('b', '12:00', '12:30', { kind: 'Unavailable' }))).toEqual([
    'outside-open b warns',
  ])
})

test('a row, a day or a period that ends before it begins stops the hours', () => {
  expect(said(on('a', '09:00', '17:00', { from: '2026-12-02', until: '2026-12-01' }))).toEqual([
    'until-before-from a stops',
  ])
  const exceptions = [{ date: '2026-12-01', kind: 'TimeOff', start: '12:00', end: '11:00' }] as const
  expect(hoursProblems({ exceptions, period: { start: '2026-02-01', end: '2026-01-01' } })).toEqual([
    { kind: 'period-end', stops: true, pointer: '/period/end' },
    { kind: 'exception-end', stops: true, date: '2026-12-01', pointer: '/exceptions/0/end' },
  ])
})

test('hours of one date that overlap are said at that date, beside what the week says', () => {
  const dated = (id: string, start: string, end: string): Availability => ({
    ...{ id, kind: 'Available', date: '2026-12-01', start, end },
  })
  const availability = [on('a', '09:00', '17:00'), dated('b', '10:00', '12:00'), dated('c', '11:00', '13:00')]
  expect(hoursProblems({ availability })).toEqual([
    { kind: 'overlap', stops: true, row: 'c', date: '2026-12-01', pointer: '/availability/2/start' },
  ])
})

test('of one owner one schedule is active on each day', () => {
  const held = { id: 'held', active: true, period: { start: '2026-01-01', end: '2026-06-30' } }
  const meets = (period: Schedule['period'], more: object = {}) =>
    heldAlready({ active: true, ...(period && { period }), ...more }, [held])?.id
  expect(meets(undefined)).toBe('held')
  expect(meets({ start: '2026-06-30' })).toBe('held')
  expect(meets({ start: '2026-07-01' })).toBe(undefined)
  expect(meets({ end: '2025-12-31' })).toBe(undefined)
  expect(meets(undefined, { id: 'held' })).toBe(undefined)
  expect(meets(undefined, { active: false })).toBe(undefined)
})

test('the picture of a day is what its ranges leave of it', () => {
  const availability = [
    on('a', '09:00', '17:00'),
    on('b', '12:00', '12:30', { kind: 'Unavailable' }),
    on('c', '', ''),
  ]
  expect(dayBars(usualWeek({ availability })[1]?.rows ?? [])).toEqual([
    { from: 540, to: 720, kind: 'Available' },
    { from: 720, to: 750, kind: 'Unavailable' },
    { from: 750, to: 1020, kind: 'Available' },
  ])
  expect(dayBars([])).toEqual([])
})
