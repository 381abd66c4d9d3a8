import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anOther,
  at,
  day,
  judge,
  judgeThis,
  okafor,
  session,
  short,
  therapy,
} from '#shared/rules/judging/test-scene.ts'
import type { SessionFacts, UnitRounding } from '#shared/rules/rule-facts.ts'
import { pooledUnits, unitsOf } from '#shared/rules/units-of.ts'
import { milliseconds, overlap } from '#shared/time/span.ts'

describe('SessionOverlap', () => {
  const lee = { id: 'lee', display: 'Lee', type: 'PrimaryPerformer' }
  const elsewhere = anOther({ patientId: 'marlowe' })

  test.each([
    ['10:30–11:00 with another patient', [elsewhere], {}, 'Fail practitioner'],
    ['one that begins when this ends', [anOther({ start: at('10:50') })], {}, 'Pass'],
    ['five minutes, tolerated', [anOther({ start: at('10:45') })], { toleranceMinutes: 5 }, 'Pass'],
    [
      'six minutes, five tolerated',
      [anOther({ start: at('10:44') })],
      { toleranceMinutes: 5 },
      'Fail practitioner',
    ],
    ['a no-show is ignored', [anOther({ visitStatus: 'NoShow' })], {}, 'Pass'],
    ['a session without times is not compared', [anOther({ start: undefined })], {}, 'Pass'],
    ['drafts that do not count', [elsewhere], { includeDrafts: false }, 'Pass'],
    [
      'a signed one counts all the same',
      [{ ...elsewhere, status: 'Finished' }],
      { includeDrafts: false },
      'Fail practitioner',
    ],
    [
      'a co-facilitator elsewhere',
      [{ ...elsewhere, participants: [{ ...okafor, type: 'SecondaryPerformer' }] }],
      {},
      'Pass',
    ],
    [
      'the same where second performers count',
      [{ ...elsewhere, participants: [{ ...okafor, type: 'SecondaryPerformer' }] }],
      { roles: ['PrimaryPerformer', 'SecondaryPerformer'] },
      'Fail practitioner',
    ],
    ['the same patient with somebody else', [anOther({ participants: [lee] })], {}, 'Fail patient'],
    [
      'only the practitioner is compared',
      [anOther({ participants: [lee] })],
      { scope: 'Practitioner' },
      'Pass',
    ],
    [
      'a service that is not billed',
      [anOther({ participants: [lee], service: { ...therapy, flags: [] } })],
      {},
      'Pass',
    ],
    ['a draft kept twice', [anOther({ start: at('10:00') })], {}, 'Fail duplicate'],
    ['not looked up', undefined, {}, 'Skipped not-checked'],
  ] as const)('%s', (_title, others, params, expected) => {
    expect(short(judge('SessionOverlap', { others }, params))).toBe(expected)
  })

  test('pairs of services may go on at once', () => {
    const changed = {
      service: { ...therapy, category: 'case-management' },
      others: [anOther({ participants: [lee], service: { ...therapy, category: 'medication' } })],
    }

    expect(short(judge('SessionOverlap', changed))).toBe('Pass')
    expect(short(judge('SessionOverlap', changed, { concurrentAllowed: [] }))).toBe('Fail patient')
  })

  test('members of one group and services of one session share their time', () => {
    const changed = {
      parentId: 'parent',
      others: [anOther({ parentId: 'parent' }), anOther({ id: 'parent' })],
    }

    expect(short(judge('SessionOverlap', changed))).toBe('Pass')
    expect(short(judge('SessionOverlap', changed, { ignoreSameParent: false }))).not.toBe('Pass')
  })

  test('sessions of several people at one appointment share its time; two of one person do not, nor does another appointment', () => {
    const others = (other: object) => ({
      appointmentId: 'meeting',
      others: [{ ...elsewhere, appointmentId: 'meeting', ...other }],
    })

    expect(short(judge('SessionOverlap', others({})))).toBe('Pass')
    expect(short(judge('SessionOverlap', others({ patientId: 'rivera' })))).not.toBe('Pass')
    expect(short(judge('SessionOverlap', others({ appointmentId: 'visit' })))).toBe('Fail practitioner')
  })

  test('a member of a group is compared as a patient only', () => {
    const member = { member: { id: 'rivera', display: 'Rivera' } }

    expect(short(judge('SessionOverlap', { ...member, others: [elsewhere] }))).toBe('Pass')
    expect(short(judge('SessionOverlap', { ...member, others: [anOther({ participants: [lee] })] }))).toBe(
      'Fail patient',
    )
  })

  test('the hour that comes twice in autumn is two hours', () => {
    const first = { start: '2026-11-01T06:00:00Z', end: '2026-11-01T06:50:00Z', serviceDate: '2026-11-01' }
    const second = { start: '2026-11-01T07:10:00Z', end: '2026-11-01T08:00:00Z', serviceDate: '2026-11-01' }

    expect(short(judge('SessionOverlap', { ...first, others: [anOther(second)] }))).toBe('Pass')
  })

  test('booked time without a session is asked for on demand', () => {
    const booked = {
      id: 'v2',
      display: 'Marlowe',
      status: 'booked',
      start: at('10:30'),
      end: at('11:30'),
      subjects: ['marlowe'],
      owner: okafor,
      hasSession: false,
    }

    expect(short(judge('SessionOverlap', { appointmentsOfDay: [booked] }))).toBe('Pass')
    expect(
      short(judge('SessionOverlap', { appointmentsOfDay: [booked] }, { includeAppointments: true })),
    ).toBe('Fail practitioner')
  })

  test('whatever the times, the rule speaks exactly when the spans meet', () => {
    const minute = fc.integer({ min: 0, max: 600 })
    const from = milliseconds(at('08:00'))
    const span = (start: number, length: number) => ({
      start: new Date(from + start * 60_000).toISOString(),
      end: new Date(from + (start + length) * 60_000).toISOString(),
    })
    const length = fc.integer({ min: 1, max: 120 })

    fc.assert(
      fc.property(minute, length, minute, length, (a, lengthOfA, b, lengthOfB) => {
        const mine = span(a, lengthOfA)
        const other = span(b, lengthOfB)
        const verdict = judge('SessionOverlap', { ...mine, others: [anOther({ ...other, patientId: 'x' })] })
        expect(verdict.outcome).toBe(overlap(mine, other) ? 'Fail' : 'Pass')
      }),
    )
  })
})

describe('units of minutes', () => {
  const minutes = [7, 8, 14, 15, 22, 23, 37, 38, 52, 53, 60]

  test.each([
    ['EightMinute', [0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4]],
    ['Midpoint', [0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4]],
    ['FullUnit', [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4]],
    ['RoundUp', [1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 4]],
    ['Exact', [0.47, 0.53, 0.93, 1, 1.47, 1.53, 2.47, 2.53, 3.47, 3.53, 4]],
  ] as const)('%s as the table of the rules says', (rounding, units) => {
    expect(minutes.map((each) => unitsOf(each, rounding, 15))).toEqual(units)
  })

  test('the midpoint of an hour is more than thirty minutes', () => {
    expect([30, 31, 90, 91].map((each) => unitsOf(each, 'Midpoint', 60))).toEqual([0, 1, 1, 2])
  })

  test('pooling gives as many units as the sum, never more than one beyond the whole ones', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 240 }), { minLength: 1, maxLength: 8 }), (each) => {
        const units = pooledUnits(each)
        const sum = each.reduce((all, one) => all + one, 0)
        expect(units.reduce((all, one) => all + one, 0)).toBe(unitsOf(sum, 'EightMinute', 15))
        units.forEach((unit, index) => {
          const whole = Math.floor((each[index] ?? 0) / 15)
          expect([whole, whole + 1]).toContain(unit)
        })
      }),
    )
  })

  test('more minutes never give fewer units', () => {
    const rounding = fc.constantFrom<UnitRounding>('EightMinute', 'Midpoint', 'FullUnit', 'RoundUp', 'Exact')
    fc.assert(
      fc.property(
        rounding,
        fc.integer({ min: 0, max: 600 }),
        fc.constantFrom(15, 30, 60),
        (kind, length, unit) => {
          expect(unitsOf(length + 1, kind, unit)).toBeGreaterThanOrEqual(unitsOf(length, kind, unit))
        },
      ),
    )
  })
})

describe('SessionDurationIncrement', () => {
  const lasting = (minutes: number) => ({
    start: at('10:00'),
    end: new Date(milliseconds(at('10:00')) + minutes * 60_000).toISOString(),
  })
  const needsUnits = { ...therapy, flags: ['Billable', 'RequireUnits'] }

  test.each([
    ['50 minutes, nothing typed', lasting(50), {}, 'Pass'],
    ['50 minutes, 3 typed', { ...lasting(50), units: 3 }, {}, 'Pass'],
    ['50 minutes, 4 typed', { ...lasting(50), units: 4 }, {}, 'Fail mismatch'],
    ['4 typed on purpose', { ...lasting(50), units: 4, hasTypedUnits: true }, {}, 'Pass overridden'],
    ['4 typed, not compared', { ...lasting(50), units: 4 }, { unitsMustMatch: false }, 'Pass'],
    ['7 minutes where units are needed', { ...lasting(7), service: needsUnits }, {}, 'Fail too-few'],
    ['8 minutes where units are needed', { ...lasting(8), service: needsUnits }, {}, 'Pass'],
    ['7 minutes where none are needed', lasting(7), {}, 'Pass'],
    ['40 minutes of exact quarters', lasting(40), { requireExactMultiple: true }, 'Fail not-multiple'],
    ['45 minutes of exact quarters', lasting(45), { requireExactMultiple: true }, 'Pass'],
    ['60 minutes, 3 units at most', lasting(60), { maxUnits: 3 }, 'Fail too-many'],
    [
      'a member who left after 40 of 90 minutes, 3 typed',
      { ...lasting(90), ownMinutes: 40, units: 3 },
      {},
      'Pass',
    ],
    [
      'a visit counts once',
      { ...lasting(300), service: { ...therapy, unitBasis: 'Visit' }, units: 1 },
      {},
      'Pass',
    ],
    ['no service', { ...lasting(50), service: undefined }, {}, 'Skipped nothing-to-count'],
    ['no minutes', { start: undefined, end: undefined }, {}, 'Skipped nothing-to-count'],
  ] as const)('%s', (_title, changed, params, expected) => {
    expect(short(judge('SessionDurationIncrement', changed as Partial<SessionFacts>, params))).toBe(expected)
  })

  test('units of the day are added up over everybody who signed', () => {
    const morning = anOther({ units: 6, status: 'Finished', participants: [{ ...okafor, id: 'lee' }] })
    const now = { ...lasting(45), service: { ...therapy, maxUnitsPerDay: 8 } }
    const asked = (others: SessionFacts['others']) =>
      short(judge('SessionDurationIncrement', { ...now, others }))

    expect(asked([morning])).toBe('Fail per-day')
    expect(asked([{ ...morning, units: 5 }])).toBe('Pass')
    expect(asked([{ ...morning, status: 'Planned' }])).toBe('Pass')
    expect(asked([{ ...morning, serviceDate: '2026-03-03' }])).toBe('Pass')
    expect(asked(undefined)).toBe('Skipped not-checked')
  })

  test('a second session of the day is no second day', () => {
    const daily = { ...therapy, unitBasis: 'Day' } as const
    const earlier = anOther({ start: at('08:00'), end: at('09:00'), service: daily })

    expect(short(judge('SessionDurationIncrement', { service: daily, units: 1 }))).toBe('Pass')
    expect(short(judge('SessionDurationIncrement', { service: daily, units: 1, others: [earlier] }))).toBe(
      'Fail mismatch',
    )
  })

  test('three services of ten minutes give two units when they are pooled', () => {
    const ten = () => ({ ...session, serviceDate: day, ...lasting(10) })
    const services = [ten(), ten(), ten()]
    const outcomes = (params: object) =>
      services.map((each) => {
        const around = { composition: 'MultiService', services } as const
        return short(judgeThis('SessionDurationIncrement', each, { params, around }))
      })

    expect(outcomes({ aggregateServices: true })).toEqual(['Pass', 'Pass', 'Fail too-little'])
    expect(outcomes({})).toEqual(['Pass', 'Pass', 'Pass'])
  })

  test('each of them says the same in its own part, where it is judged when it is signed', () => {
    const ten = (id: string) => ({ ...session, id, serviceDate: day, ...lasting(10) })
    const siblings = [ten('one'), ten('two'), ten('three')]
    const outcomes = siblings.map(({ id }) => {
      const around = { composition: 'MultiService', share: 'Member', siblings } as const
      return short(
        judgeThis('SessionDurationIncrement', ten(id), { params: { aggregateServices: true }, around }),
      )
    })

    expect(outcomes).toEqual(['Pass', 'Pass', 'Fail too-little'])
  })

  test('sessions of one day with the same hands share their minutes too, the earlier first', () => {
    const beside = (otherStart: string) => {
      const other = anOther({ start: at(otherStart), minutes: 4, service: therapy, participants: [okafor] })
      const own = { serviceDate: day, ...lasting(4), others: [other] }
      return short(judge('SessionDurationIncrement', own, { aggregateServices: true }))
    }

    expect(beside('11:00')).toBe('Pass')
    expect(beside('09:00')).toBe('Fail too-little')
  })
})
