import { describe, expect, test } from 'vitest'
import { groupStatus, offeredStatuses, type StatusFacts, statusAfter } from './appointment-lifecycle.ts'

const now = '2026-03-04T16:00:00Z'
const facts: StatusFacts = {
  from: 'booked',
  start: '2026-03-04T17:00:00Z',
  timezone: 'America/Chicago',
  hasSignedNote: false,
  hasFinishedSession: false,
  hasCancellation: false,
}
const message = (outcome: ReturnType<typeof statusAfter>) =>
  !outcome.ok && outcome.failure.kind === 'invalid' ? outcome.failure.findings[0]?.message : 'ok'

describe('an appointment moves only as its table says', () => {
  test('what was entered in error stays so', () => {
    expect(offeredStatuses({ ...facts, from: 'entered-in-error' }, now)).toEqual([])
    expect(statusAfter({ ...facts, from: 'entered-in-error' }, 'booked', now)).toMatchObject({
      failure: { subStatus: 2001 },
    })
  })

  test('the same status again is not a change', () => {
    expect(statusAfter(facts, 'booked', now)).toEqual({ ok: true, value: 'booked' })
  })

  test('nobody is a no-show before the start', () => {
    expect(message(statusAfter(facts, 'noshow', now))).toBe('scheduling.no-show-before-start')
    expect(message(statusAfter({ ...facts, start: '2026-03-04T15:30:00Z' }, 'noshow', now))).toBe('ok')
  })

  test('to cancel needs its reason, and the button is there all the same', () => {
    expect(message(statusAfter(facts, 'cancelled', now))).toBe('scheduling.cancellation-needed')
    expect(message(statusAfter({ ...facts, hasCancellation: true }, 'cancelled', now))).toBe('ok')
    expect(offeredStatuses(facts, now)).toEqual([
      'arrived',
      'checked-in',
      'cancelled',
      'pending',
      'entered-in-error',
    ])
  })

  test('an arrival is taken back on its own day only', () => {
    const arrived = { ...facts, from: 'arrived' } as const

    expect(message(statusAfter(arrived, 'booked', now))).toBe('ok')
    expect(message(statusAfter(arrived, 'booked', '2026-03-05T16:00:00Z'))).toBe('scheduling.day-is-over')
  })

  test('a no-show is taken back within 72 hours, and never under a signed note', () => {
    const missed = { ...facts, from: 'noshow', since: '2026-03-04T15:00:00Z' } as const

    expect(message(statusAfter(missed, 'booked', now))).toBe('ok')
    expect(message(statusAfter(missed, 'booked', '2026-03-07T15:01:00Z'))).toBe('scheduling.no-show-too-old')
    expect(message(statusAfter({ ...missed, hasSignedNote: true }, 'booked', now))).toBe(
      'scheduling.note-is-signed',
    )
  })

  test('a fulfilled visit is reopened only without a signed note', () => {
    expect(
      message(statusAfter({ ...facts, from: 'fulfilled', hasSignedNote: true }, 'checked-in', now)),
    ).toBe('scheduling.note-is-signed')
  })

  test('a cancelled visit comes back only when it lies ahead', () => {
    expect(message(statusAfter({ ...facts, from: 'cancelled' }, 'booked', now))).toBe('ok')
    expect(message(statusAfter({ ...facts, from: 'cancelled' }, 'booked', '2026-03-04T18:00:00Z'))).toBe(
      'scheduling.reinstate-in-past',
    )
  })

  test('a walk-in starts now', () => {
    expect(message(statusAfter({ ...facts, from: 'new', start: now }, 'arrived', now))).toBe('ok')
    expect(message(statusAfter({ ...facts, from: 'new' }, 'arrived', now))).toBe('scheduling.walk-in-not-now')
  })
})

test.each([
  [['booked', 'checked-in', 'arrived'], false, 'checked-in'],
  [['booked', 'arrived'], false, 'arrived'],
  [['cancelled', 'cancelled'], false, 'cancelled'],
  [['cancelled', 'noshow'], true, 'noshow'],
  [['cancelled', 'noshow'], false, 'booked'],
  [['booked', 'noshow'], true, 'booked'],
  [[], true, 'booked'],
] as const)('a group of %j, started: %s, is %s', (attendees, hasStarted, status) => {
  expect(groupStatus(attendees, { hasStarted, hasFinishedSession: false })).toBe(status)
  expect(groupStatus(attendees, { hasStarted, hasFinishedSession: true })).toBe('fulfilled')
})
