import { describe, expect, test } from 'vitest'
import { type AppointmentStatus, appointmentStatuses } from '#generated/enumerations/appointment-status.ts'
import { groupStatus, offeredStatuses, type StatusFacts, statusAfter } from './appointment-lifecycle.ts'

const now = '2026-03-04T16:00:00Z'
const facts: StatusFacts = {
  from: 'booked',
  start: '2026-03-04T17:00:00Z',
  timezone: 'America/Chicago',
  hasSignedNote: false,
  hasFinishedSession: false,
  needsCheckIn: false,
  hasCancellation: false,
}
const message = (outcome: ReturnType<typeof statusAfter>) =>
  !outcome.ok && outcome.failure.kind === 'invalid' ? outcome.failure.findings[0]?.message : 'ok'

/**
 * What may follow on each status of an appointment, as it was laid down for clinics. Written out once more by hand, so that
 * whoever changes the code's table has to change this one too.
 */
const table = `
from              proposed pending booked arrived checked-in fulfilled noshow cancelled waitlist entered-in-error
new                  x        x      x      x        x          -        -       -         x           -
proposed             =        x      x      -        -          -        -       x         x           x
waitlist             x        x      x      -        -          -        -       x         =           x
pending              -        =      x      -        -          -        -       x         x           x
booked               -        x      =      x        x          x        x       x         -           x
arrived              -        -      x      =        x          x        -       x         -           x
checked-in           -        -      x      x        =          x        -       x         -           x
fulfilled            -        -      -      -        x          =        -       -         -           x
noshow               -        -      x      x        -          -        =       -         -           x
cancelled            -        -      x      -        -          -        -       =         -           x
entered-in-error     -        -      -      -        -          -        -       -         -           =`

type Mark = 'x' | '-' | '='
type Pair = readonly [from: StatusFacts['from'], to: AppointmentStatus, mark: Mark]

/** Every pair of the table: `x` may follow, `-` never does, `=` is no change. */
function pairsOf(written: string): readonly Pair[] {
  const [head = [], ...rows] = written
    .trim()
    .split('\n')
    .map((line) => line.split(/ +/))
  // The words of the table are statuses: the first test says so.
  return rows.flatMap(([from, ...marks]) => marks.map((mark, place) => [from, head[place + 1], mark] as Pair))
}

describe('every pair of the status table', () => {
  const pairs = pairsOf(table)
  /** Ahead of its start where that is asked for, else begun: on its day, in its hours, with its reason, and nothing signed. */
  const granted = (from: StatusFacts['from']): StatusFacts => ({
    ...facts,
    from,
    start: from === 'cancelled' ? '2026-03-04T17:00:00Z' : now,
    since: now,
    hasCancellation: true,
  })

  test('is written there: ten statuses, and what is new, to each of the ten', () => {
    const names = new Set(appointmentStatuses)
    expect(names.size).toBe(10)
    expect(new Set(pairs.map(([from]) => from))).toEqual(new Set([...names, 'new']))
    expect(new Set(pairs.map(([, to]) => to))).toEqual(names)
    expect(pairs).toHaveLength(110)
  })

  test.each(pairs)('%s to %s: %s', (from, to, mark) => {
    const outcome = statusAfter(granted(from), to, now)
    expect(message(outcome)).toBe(mark === '-' ? 'scheduling.no-such-change' : 'ok')
    if (mark === '-') expect(outcome).toMatchObject({ failure: { subStatus: 2001 } })
    expect(offeredStatuses(granted(from), now).includes(to)).toBe(mark === 'x')
  })
})

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

  test('a visit is fulfilled straight from booked only when its session is finished', () => {
    const begun = { ...facts, start: now, needsCheckIn: true }
    expect(message(statusAfter(begun, 'fulfilled', now))).toBe('scheduling.check-in-first')
    expect(message(statusAfter({ ...begun, hasFinishedSession: true }, 'fulfilled', now))).toBe('ok')
    expect(message(statusAfter({ ...begun, needsCheckIn: false }, 'fulfilled', now))).toBe('ok')
    expect(message(statusAfter(facts, 'fulfilled', now))).toBe('scheduling.fulfilled-before-start')
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

  test('who came late after all arrived on the same day, and never under a signed note', () => {
    const missed = { ...facts, from: 'noshow' } as const

    expect(message(statusAfter(missed, 'arrived', now))).toBe('ok')
    expect(message(statusAfter(missed, 'arrived', '2026-03-05T16:00:00Z'))).toBe('scheduling.day-is-over')
    const signed = { ...missed, hasSignedNote: true }
    expect(message(statusAfter(signed, 'arrived', now))).toBe('scheduling.note-is-signed')
    expect(offeredStatuses(signed, now)).toEqual(['entered-in-error'])
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
