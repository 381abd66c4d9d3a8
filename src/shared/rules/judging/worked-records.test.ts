import { describe, expect, test } from 'vitest'
import {
  aCoverage,
  anAuthorization,
  judge,
  judgeThis,
  session,
  short,
  therapy,
} from '#shared/rules/judging/test-scene.ts'
import { authorized, minutes, workedRecords } from '#shared/rules/judging/worked-records.ts'
import type { SessionFacts } from '#shared/rules/rule-facts.ts'
import { unitsOf } from '#shared/rules/units-of.ts'
import type { RuleKind } from '#shared/rules/verdict.ts'

for (const [kind, own] of Object.entries(workedRecords)) {
  describe(kind, () => {
    test.each(own)('%s', (_row, changed, params, expected) => {
      expect(short(judge(kind as RuleKind, changed, params))).toBe(expected)
    })
  })
}

describe('several services of one session', () => {
  const part = (id: string, count: number): SessionFacts => ({
    ...session,
    ...authorized({ used: 44 }),
    ...minutes(count),
    service: { ...therapy, id },
  })
  const judged = (kind: RuleKind, services: readonly SessionFacts[], params: object = {}) =>
    services.map((each) =>
      short(judgeThis(kind, each, { params, around: { composition: 'MultiService', services } })),
    )

  test('multi-service 2 units H0004 + 3 units H2017 on one shared authorization with 4 left', () => {
    const services = [part('h0004', 30), part('h2017', 45)].map((each) => ({
      ...each,
      coverages: [
        aCoverage({
          authorizations: [anAuthorization({ used: 44 })],
          needsAuthorizationFor: ['h0004', 'h2017'],
        }),
      ],
    }))
    expect(judged('Authorization', services)).toEqual(['Pass percent', 'Fail units'])
  })

  test('multi-service 10 min + 10 min + 10 min, aggregate', () => {
    const services = [part('a', 10), part('b', 10), part('c', 10)]
    expect(judged('SessionDurationIncrement', services, { aggregateServices: true })).toEqual([
      'Pass',
      'Pass',
      'Fail too-little',
    ])
  })

  test('same, no aggregate', () => {
    const services = [part('a', 10), part('b', 10), part('c', 10)]
    expect(judged('SessionDurationIncrement', services)).toEqual(['Pass', 'Pass', 'Pass'])
  })
})

describe('units of 15 minutes: 7, 8, 14, 15, 22, 23, 37, 38, 52, 53, 60', () => {
  test.each([
    ['EightMinute', [0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4]],
    ['Midpoint', [0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4]],
    ['FullUnit', [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4]],
    ['RoundUp', [1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 4]],
    ['Exact', [0.47, 0.53, 0.93, 1, 1.47, 1.53, 2.47, 2.53, 3.47, 3.53, 4]],
  ] as const)('%s', (rounding, units) => {
    const counted = [7, 8, 14, 15, 22, 23, 37, 38, 52, 53, 60].map((each) => unitsOf(each, rounding, 15))
    expect(counted).toEqual(units)
  })

  test('Midpoint for i = 60: 30 → 0, 31 → 1, 90 → 1, 91 → 2', () => {
    expect([30, 31, 90, 91].map((each) => unitsOf(each, 'Midpoint', 60))).toEqual([0, 1, 1, 2])
  })
})
