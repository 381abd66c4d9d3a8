import { describe, expect, test } from 'vitest'
import type { CoverageFacts } from '#shared/rules/coverage-facts.ts'
import {
  aCoverage,
  anAuthorization,
  anOther,
  at,
  facts,
  judge,
  judgeThis,
  okafor,
  session,
  short,
  therapy,
} from '#shared/rules/judging/test-scene.ts'
import type { SessionFacts } from '#shared/rules/rule-facts.ts'
import { chooseAuthorization } from './check-authorization.ts'

describe('Authorization', () => {
  const withOne = (more: Parameters<typeof anAuthorization>[0]) => [
    aCoverage({ authorizations: [anAuthorization(more)] }),
  ]
  const hour = { end: at('11:00') }

  test.each([
    ['8 of 48 units left, 3 needed', withOne({}), {}, 'Pass percent'],
    ['far from used up', withOne({ used: 4 }), {}, 'Pass'],
    ['2 left, 3 needed', withOne({ used: 46 }), {}, 'Fail units'],
    ['exactly 3 left', withOne({ used: 45 }), {}, 'Pass percent'],
    ['2 left, and some are enough', withOne({ used: 46 }), { allowPartial: true }, 'Pass partial'],
    ['none left, and some would be enough', withOne({ used: 48 }), { allowPartial: true }, 'Fail units'],
    ['units that nobody counts', withOne({ used: 48 }), { checks: ['Exists', 'Date'] }, 'Pass percent'],
    [
      'a visit authorization, one left',
      withOne({ unitKind: 'visit', approved: 12, used: 11 }),
      {},
      'Pass percent',
    ],
    [
      'a visit authorization, none left',
      withOne({ unitKind: 'visit', approved: 12, used: 12 }),
      {},
      'Fail units',
    ],
    ['none at all', [aCoverage({ authorizations: [] })], {}, 'Fail none'],
    [
      'none at all where the payer asks for none',
      [aCoverage({ authorizations: [], needsAuthorizationFor: [] })],
      {},
      'Skipped not-needed',
    ],
    [
      'asked for whenever it is billed',
      [aCoverage({ authorizations: [], needsAuthorizationFor: [] })],
      { requireWhen: 'Billable' },
      'Fail none',
    ],
    ['it ended the day before', withOne({ end: '2026-03-03' }), {}, 'Fail ended'],
    ['it ends that day', withOne({ end: '2026-03-04' }), {}, 'Pass percent'],
    ['it was denied', withOne({ status: 'Denied' }), {}, 'Fail status'],
    ['for another service', withOne({ services: ['h2017'] }), {}, 'Fail service'],
    ['for another practitioner', withOne({ practitioners: ['lee'] }), {}, 'Fail practitioner'],
    ['for another program', withOne({ programs: ['crisis'] }), {}, 'Fail practitioner'],
    [
      'requested two days ago, five allowed',
      withOne({ status: 'Requested', requestedOn: '2026-03-02' }),
      { retroDays: 5 },
      'Pass awaiting',
    ],
    [
      'requested two days ago, one allowed',
      withOne({ status: 'Requested', requestedOn: '2026-03-02' }),
      { retroDays: 1 },
      'Fail status',
    ],
    ['who pays himself', [aCoverage({ type: 'self-pay' })], {}, 'Skipped not-needed'],
    ['money without a rate', withOne({ unitKind: 'dollar' }), {}, 'Skipped no-rate'],
    ['not looked up', undefined, {}, 'Skipped not-checked'],
  ] as const)('%s', (_title, coverages, params, expected) => {
    expect(short(judge('Authorization', { coverages }, params))).toBe(expected)
  })

  test('53 minutes are 4 units; after them 92 % are used', () => {
    const changed = { coverages: withOne({}), start: at('10:00'), end: at('10:53') }
    expect(judge('Authorization', changed).sentence?.parameters).toMatchObject({ percent: 92 })
  })

  test('too few units only warn, unless the rule wants more', () => {
    const coverages = withOne({ used: 46 })
    expect(judge('Authorization', { coverages }).severity).toBe('Warn')
    expect(judge('Authorization', { coverages }, { onNoUnits: 'Block' }).severity).toBe('Block')
  })

  test('what is counted is what the rule has judged, by the parameters of the rule', () => {
    const chosen = (coverages: readonly CoverageFacts[], params: object, others?: SessionFacts['others']) => {
      const judged = { ...session, coverages, ...hour, ...(others && { others }) }
      return chooseAuthorization(judged, { ...facts, session: judged }, params)?.authorization.id
    }
    const small = anAuthorization({ id: 'a', number: 'A', end: '2026-03-31', used: 42 })
    const large = anAuthorization({ id: 'b', number: 'B', used: 8 })
    const both = [aCoverage({ authorizations: [small, large] })]
    const draft = anOther({ status: 'Planned', authorizationIds: ['a'], minutes: 60 })
    expect(chosen(both, {}, [draft])).toBe('a')
    expect(chosen(both, { countDrafts: true }, [draft])).toBe('b')

    const gone = anAuthorization({ id: 'c', end: '2026-03-03' })
    expect(chosen([aCoverage({ authorizations: [gone] })], {})).toBeUndefined()
    expect(chosen([aCoverage({ authorizations: [gone] })], { checks: ['Exists'] })).toBe('c')

    const spent = aCoverage({ authorizations: [anAuthorization({ id: 'd', used: 48 })] })
    const second = aCoverage({ id: 'other', order: 2, authorizations: [large] })
    expect(chosen([spent, second], {})).toBe('b')
    expect(chosen([spent, second], { checks: ['Exists', 'Date'] })).toBe('d')
  })

  test('of two, the first to end that has enough is taken', () => {
    const small = anAuthorization({ id: 'a', number: 'A', end: '2026-03-31', used: 46 })
    const large = anAuthorization({ id: 'b', number: 'B', used: 8 })
    const coverages = [aCoverage({ authorizations: [small, large] })]

    expect(short(judge('Authorization', { coverages, ...hour }))).toBe('Pass')
    expect(short(judge('Authorization', { coverages, ...hour, authorizationIds: ['a'] }))).toBe('Fail units')
  })

  test('units of unsigned notes count where the rule says so', () => {
    const changed = { coverages: withOne({ used: 44 }), others: [anOther({ units: 2 })] }

    expect(short(judge('Authorization', changed))).toBe('Pass percent')
    expect(short(judge('Authorization', changed, { countDrafts: true }))).toBe('Fail units')
  })

  test('four units a week: Monday took four', () => {
    const weekly = { frequency: { units: 4, per: 'week' }, used: 0, approved: 100 } as const
    const monday = anOther({ serviceDate: '2026-03-02', units: 4, minutes: 60 })
    const asked = (date: string) =>
      short(
        judge('Authorization', { coverages: withOne(weekly), others: [{ ...monday, serviceDate: date }] }),
      )

    expect(asked('2026-03-02')).toBe('Fail frequency')
    expect(asked('2026-03-01')).toBe('Pass')
  })

  test('services of one session take their units in order', () => {
    const coverages = withOne({ used: 44 })
    const two = { ...session, coverages, start: at('10:00'), end: at('10:30') }
    const three = { ...session, coverages, start: at('10:30'), end: at('11:15') }
    const around = { services: [two, three] }

    expect(judgeThis('Authorization', two, { params: {}, around }).outcome).toBe('Pass')
    expect(judgeThis('Authorization', three, { params: {}, around }).outcome).toBe('Fail')
  })

  test('dollars are units times the rate of the day', () => {
    const rates = [
      { amount: 10, per: 'unit', from: '2025-01-01' },
      { amount: 30, per: 'unit', from: '2026-01-01' },
    ]
    const asked = (approved: number) =>
      judge('Authorization', {
        service: { ...therapy, rates },
        coverages: withOne({ unitKind: 'dollar', approved, used: 0 }),
      }).outcome

    expect([asked(90), asked(89)]).toEqual(['Pass', 'Fail'])
  })
})

describe('Insurance', () => {
  const one = (more: Partial<CoverageFacts> = {}) => [aCoverage(more)]
  const checked = (checkedOn: string, result = 'Eligible') => one({ eligibility: [{ checkedOn, result }] })

  test.each([
    ['an active primary coverage', one(), {}, 'Pass'],
    ['it ended in February', one({ end: '2026-02-28' }), {}, 'Fail none'],
    ['it ends that day', one({ end: '2026-03-04' }), {}, 'Pass'],
    ['no coverage', [], {}, 'Fail none'],
    ['two primaries', [...one(), aCoverage({ id: 'second' })], {}, 'Pass two-primaries'],
    ['only a secondary one', one({ order: 2 }), {}, 'Fail no-primary'],
    ['a secondary one is enough', one({ order: 2 }), { requirePrimary: false }, 'Pass'],
    ['still pending', one({ status: 'Pending' }), {}, 'Fail none'],
    ['pending is accepted', one({ status: 'Pending' }), { acceptPending: true }, 'Pass pending'],
    ['data of the subscriber are missing', one({ missing: ['subscriberName'] }), {}, 'Fail incomplete'],
    ['missing data that nobody asks for', one({ missing: ['memberId'] }), { requireComplete: false }, 'Pass'],
    ['a type that is not accepted', one({ type: 'self-pay' }), { acceptTypes: ['medicaid'] }, 'Fail none'],
    ['self-pay counts unless excluded', one({ type: 'self-pay' }), {}, 'Pass'],
    ['limited to another program', one({ programs: ['crisis'] }), {}, 'Fail none'],
    ['limits that nobody heeds', one({ programs: ['crisis'] }), { programLimited: false }, 'Pass'],
    [
      'the payer does not cover the service',
      one({ coveredServices: [{ serviceId: 'h2017' }] }),
      {},
      'Fail not-covered',
    ],
    [
      'covered until the day before',
      one({ coveredServices: [{ serviceId: 'h0004', to: '2026-03-03' }] }),
      {},
      'Fail not-covered',
    ],
    ['eligible 30 days ago, 30 allowed', checked('2026-02-02'), { eligibilityWithinDays: 30 }, 'Pass'],
    [
      'eligible 31 days ago, 30 allowed',
      checked('2026-02-01'),
      { eligibilityWithinDays: 30 },
      'Fail eligibility',
    ],
    [
      'never eligible',
      checked('2026-03-01', 'NotEligible'),
      { eligibilityWithinDays: 30 },
      'Fail eligibility-never',
    ],
    ['not looked up', undefined, {}, 'Skipped not-checked'],
  ] as const)('%s', (_title, coverages, params, expected) => {
    expect(short(judge('Insurance', { coverages }, params))).toBe(expected)
  })

  test('what is missing is named', () => {
    const { sentence } = judge('Insurance', { coverages: one({ missing: ['memberId', 'subscriberName'] }) })
    expect(sentence?.parts?.map(({ id }) => id)).toEqual([
      'rules.insurance.field.memberId',
      'rules.insurance.field.subscriberName',
    ])
  })

  test('a service that is not billed needs no coverage, unless the rule says always', () => {
    const changed = { service: { ...therapy, flags: [] }, coverages: [] }
    expect(short(judge('Insurance', changed))).toBe('Skipped not-needed')
    expect(short(judge('Insurance', changed, { requireWhen: 'Always' }))).toBe('Fail none')
  })

  test('the license can be asked for', () => {
    const changed = { coverages: one(), service: { ...therapy, allowedLicenses: ['MD'] } }
    expect(short(judge('Insurance', changed))).toBe('Pass')
    expect(short(judge('Insurance', changed, { checkLicense: true }))).toBe('Fail license')
  })
})

describe('ServiceBasedSubformDuration', () => {
  const whole = { start: at('09:00'), end: at('11:00') }
  const plain = { ...therapy, minMinutes: undefined, maxMinutes: undefined }
  const part = (start: string, end: string, more: Partial<SessionFacts> = {}): SessionFacts => ({
    ...session,
    service: plain,
    start: at(start),
    end: at(end),
    ...more,
  })
  const lasting = (minutes: number, more: Partial<SessionFacts> = {}): SessionFacts => ({
    ...session,
    service: plain,
    start: undefined,
    end: undefined,
    minutes,
    ...more,
  })
  const nurse = { participants: [{ ...okafor, id: 'nurse' }] }
  const asked = (
    services: readonly SessionFacts[],
    params: object = {},
    changed: Partial<SessionFacts> = {},
  ) =>
    short(
      judgeThis(
        'ServiceBasedSubformDuration',
        { ...session, ...whole, ...changed },
        { params, around: { composition: 'MultiService', services } },
      ),
    )

  test.each([
    ['60 + 45 of 120', [lasting(60), lasting(45)], {}, 'Pass unassigned'],
    ['60 + 55 of 120', [lasting(60), lasting(55)], {}, 'Pass'],
    ['60 + 45 must be 120', [lasting(60), lasting(45)], { compare: 'SumEqualsSession' }, 'Fail sum'],
    [
      '60 + 55 must be 120, five tolerated',
      [lasting(60), lasting(55)],
      { compare: 'SumEqualsSession' },
      'Pass',
    ],
    ['60 + 70 of 120', [lasting(60), lasting(70)], {}, 'Fail sum'],
    ['60 + 65 of 120, five tolerated', [lasting(60), lasting(65)], {}, 'Pass'],
    ['60 + 70 where only each one counts', [lasting(60), lasting(70)], { compare: 'EachOnly' }, 'Pass'],
    ['two at once by one performer', [part('09:00', '10:00'), part('09:45', '10:30')], {}, 'Fail overlap'],
    ['one after the other', [part('09:00', '10:00'), part('10:00', '11:00')], {}, 'Pass'],
    ['two performers at once', [part('09:00', '11:00'), part('09:00', '09:30', nurse)], {}, 'Pass'],
    [
      'two at once where nobody asks',
      [part('09:00', '10:00'), part('09:45', '10:30')],
      { noOverlap: false },
      'Pass unassigned',
    ],
    ['before the session began', [part('08:59', '10:00')], {}, 'Fail outside'],
    ['outside where nobody asks', [part('08:30', '10:30')], { insideSession: false }, 'Pass'],
    [
      'a gap of ten minutes',
      [part('09:00', '10:00'), part('10:10', '11:00')],
      { requireContiguous: true },
      'Fail gap',
    ],
    [
      'a gap of five minutes',
      [part('09:00', '10:00'), part('10:05', '11:00')],
      { requireContiguous: true },
      'Pass',
    ],
    ['a service without time', [lasting(60), lasting(0)], {}, 'Fail no-time'],
    ['a service without time where nobody asks', [lasting(120), lasting(0)], { requireAll: false }, 'Pass'],
    ['too short for its service', [lasting(10, { service: therapy })], {}, 'Fail bounds'],
    [
      'too short where nobody asks',
      [lasting(10, { service: therapy })],
      { eachWithinServiceBounds: false },
      'Pass unassigned',
    ],
    [
      'indirect work does not count',
      [lasting(120), lasting(60, { service: { ...plain, category: 'indirect' } })],
      {},
      'Pass',
    ],
    ['one that was cancelled', [lasting(120), lasting(60, { visitStatus: 'Cancelled' })], {}, 'Pass'],
    ['no services', [], {}, 'Skipped no-services'],
  ] as const)('%s', (_title, services, params, expected) => {
    expect(asked(services, params)).toBe(expected)
  })

  test('no service goes on during a break', () => {
    const breaks = [{ start: at('10:00'), end: at('10:20') }]
    expect(asked([part('10:10', '10:40')], {}, { breaks })).toBe('Fail break')
    expect(asked([part('10:20', '10:40')], {}, { breaks })).toBe('Pass unassigned')
  })

  test('an add-on needs one of its bases', () => {
    const addOn = { ...plain, id: 'interpreter', addOnTo: [{ id: 'h0004', display: 'Individual therapy' }] }
    expect(asked([lasting(100, { service: addOn })])).toBe('Fail add-on')
    expect(asked([lasting(60), lasting(60, { service: addOn })])).toBe('Pass')
    expect(asked([lasting(120, { service: addOn })], { addOnNeedsBase: false })).toBe('Pass')
  })
})
