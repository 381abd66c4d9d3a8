import { describe, expect, test } from 'vitest'
import { localMoment, momentOf } from '#shared/time/local-moment.ts'
import { milliseconds } from '#shared/time/span.ts'
import { dueToSign, sessionEnd, stepDue } from './due-to-sign.ts'
import { latenessOf } from './lateness-of.ts'

const zone = 'America/Chicago'
const clock = { hours: 36, includesWeekends: true, timezone: zone, holidays: [] }

describe('a note is due so many hours after its session', () => {
  test.each([
    ['Wed 10:00', '2026-03-11', '10:00', [], '2026-03-12 22:00', '2026-03-12 22:00'],
    ['Fri 15:00', '2026-03-13', '15:00', [], '2026-03-15 03:00', '2026-03-17 03:00'],
    ['Sat 12:00', '2026-03-14', '12:00', [], '2026-03-16 00:00', '2026-03-17 12:00'],
    [
      'Fri 15:00 before a Monday holiday',
      '2026-03-13',
      '15:00',
      ['2026-03-16'],
      '2026-03-15 03:00',
      '2026-03-18 03:00',
    ],
  ])('%s', (_title, date, time, holidays, withWeekends, withoutWeekends) => {
    const end = momentOf({ date, time }, zone).instant
    const due = (includesWeekends: boolean) => {
      const moment = localMoment(dueToSign(end, { ...clock, holidays, includesWeekends }), zone)
      return `${moment.date} ${moment.time}`
    }

    expect([due(true), due(false)]).toEqual([withWeekends, withoutWeekends])
  })

  test('the night on which clocks go forward is an hour shorter, and so the hour is later on the clock', () => {
    const end = momentOf({ date: '2026-03-07', time: '10:00' }, zone).instant

    expect(localMoment(dueToSign(end, clock), zone)).toMatchObject({ date: '2026-03-08', time: '23:00' })
  })

  test('a session without clock times counts to the end of its day', () => {
    expect(sessionEnd({ serviceDate: '2026-03-04', timezone: zone })).toBe('2026-03-05T05:59:00Z')
    expect(sessionEnd({ end: '2026-03-04T16:00:00Z', serviceDate: '2026-03-04', timezone: zone })).toBe(
      '2026-03-04T16:00:00Z',
    )
  })
})

test('a note is due soon in the last quarter of its time, and late only after it', () => {
  const at = (hour: number) => `2026-03-04T${String(hour).padStart(2, '0')}:00:00Z`
  const lateness = (now: string) => latenessOf(at(0), at(20), now)

  expect([lateness(at(14)), lateness(at(15)), lateness(at(20)), lateness(at(21))]).toEqual([
    'onTime',
    'dueSoon',
    'dueSoon',
    'late',
  ])
  expect(milliseconds(at(20))).toBeGreaterThan(0)
})

test('a co-signer has the hours of the step, counted from the signature before it, by the clock of the practice', () => {
  const clock = { includesWeekends: true, timezone: 'America/Chicago', holidays: [] }
  const friday = '2026-03-06T21:00:00Z'

  expect(stepDue('2026-03-04T16:00:00Z', { maxHours: 72 }, clock)).toBe('2026-03-07T16:00:00Z')
  expect(stepDue(friday, { maxHours: 36 }, { ...clock, includesWeekends: false })).toBe(
    '2026-03-10T08:00:00Z',
  )
  expect(stepDue(friday, {}, clock)).toBeUndefined()
  expect(stepDue(undefined, { maxHours: 72 }, clock)).toBeUndefined()
})
