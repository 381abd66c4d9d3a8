import { describe, expect, test } from 'vitest'
import type { NoteRule } from '#generated/types/note-rule.ts'
import type { RuleItem } from '#generated/types/rules.ts'
import type { DiagnosisFacts, RuleFacts, SessionFacts } from '#shared/rules/rule-facts.ts'
import { say } from '#shared/rules/sentence.ts'
import { momentOf } from '#shared/time/local-moment.ts'
import { checkRules } from './check-rules.ts'
import { type RuleOverride, type RuleResult, standingInTheWay } from './rule-result.ts'
import { selectRules } from './select-rules.ts'

const zone = 'America/Chicago'
const at = (date: string, time: string) => momentOf({ date, time }, zone).instant
const day = '2026-03-04'

const therapy = {
  id: 'h0004',
  display: 'Individual therapy',
  category: 'therapy-individual',
  sessionTimeUnit: 'Duration',
  incrementMinutes: 15,
  minMinutes: 16,
  maxMinutes: 90,
} as const
const anxiety: DiagnosisFacts = { code: 'F41.1', isCode: true, rank: 1, verification: 'Confirmed' }
const session: SessionFacts = {
  visitStatus: 'Show',
  timezone: zone,
  serviceDate: day,
  start: at(day, '10:00'),
  end: at(day, '10:50'),
  breaks: [],
  mode: 'InPerson',
  service: therapy,
  program: { id: 'outpatient', display: 'Outpatient', diagnosisPrefixes: [] },
  episode: { start: '2026-01-05' },
  diagnoses: [anxiety],
}
const facts: RuleFacts = {
  kind: 'Note',
  composition: 'Individual',
  definition: { id: 'progress', display: 'Progress note' },
  now: at(day, '12:00'),
  holidays: [],
  payers: [],
  roles: [],
  licenses: [],
  session,
  members: [],
  services: [],
}

function aRule(items: readonly RuleItem[], more: Partial<NoteRule> = {}): NoteRule {
  const rule = {
    id: 'r1',
    key: 'r1',
    version: 1,
    name: 'Rule',
    status: 'Active',
    combinator: 'And',
    order: 100,
    items,
    ...more,
  }
  return rule as unknown as NoteRule
}

function anItem(kind: RuleItem['kind'], params: object = {}, more: object = {}): RuleItem {
  return { id: kind, kind, severity: 'Block', params, ...more } as unknown as RuleItem
}

const atSign = {
  timing: 'AtSign',
  overrides: [] as readonly RuleOverride[],
  mayOverrideBlocks: false,
} as const

function judge(
  kind: RuleItem['kind'],
  changed: Partial<SessionFacts>,
  params: object = {},
  now?: string,
): RuleResult | undefined {
  const asked = { ...facts, now: now ?? facts.now, session: { ...session, ...changed } }
  return checkRules([aRule([anItem(kind, params)])], asked, atSign)[0]
}

describe('SessionDuration', () => {
  const span = (start: string, end: string, date = day) => ({
    start: at(date, start),
    end: at(date, end),
    serviceDate: date,
  })
  const lunch = [{ start: at(day, '11:00'), end: at(day, '11:20') }]

  test.each([
    ['10:00–10:50', span('10:00', '10:50'), {}, 'Pass'],
    ['10:00–10:15 is too short', span('10:00', '10:15'), {}, 'Fail'],
    ['10:00–11:45 less a break', { ...span('10:00', '11:45'), breaks: lunch }, {}, 'Pass'],
    ['the same counted whole', { ...span('10:00', '11:45'), breaks: lunch }, { basis: 'Session' }, 'Fail'],
    ['the spring night, 01:30–03:30', span('01:30', '03:30', '2026-03-08'), {}, 'Pass'],
    ['the autumn night, 00:30–02:30', span('00:30', '02:30', '2026-11-01'), {}, 'Fail'],
    [
      'four increments of 15',
      {
        start: undefined,
        end: undefined,
        increments: 4,
        service: { ...therapy, sessionTimeUnit: 'TimeIncrements' } as const,
      },
      {},
      'Pass',
    ],
    ['a member who left after 40 minutes', { ...span('10:00', '11:30'), ownMinutes: 40 }, {}, 'Pass'],
    ['a no-show', { ...span('10:00', '10:15'), visitStatus: 'NoShow' as const }, {}, 'Skipped'],
    ['no times', { start: undefined, end: undefined }, {}, 'Fail'],
    [
      'no times where none are asked for',
      { start: undefined, end: undefined },
      { requireTimes: false },
      'Skipped',
    ],
    ['an end before its start', span('11:00', '10:00'), {}, 'Fail'],
    ['no bounds at all', { ...span('10:00', '10:05'), service: undefined }, {}, 'Pass'],
    ['bounds of the rule before those of the service', span('10:00', '10:15'), { minMinutes: 10 }, 'Pass'],
  ] as const)('%s', (_title, changed, params, outcome) => {
    expect(judge('SessionDuration', changed, params)?.outcome).toBe(outcome)
  })

  test('the sentence names the minutes and the bounds', () => {
    expect(judge('SessionDuration', span('10:00', '10:15'))?.sentence).toEqual({
      id: 'rules.session-duration.outside',
      parameters: { minutes: 15, service: 'Individual therapy', min: 16, max: 90 },
    })
  })
})

describe('ServiceDate', () => {
  test('signed at 09:40, a session until 10:00 has not ended', () => {
    const result = judge(
      'ServiceDate',
      { start: at(day, '09:00'), end: at(day, '10:00') },
      {},
      at(day, '09:40'),
    )

    expect(result?.sentence).toEqual({ id: 'rules.service-date.not-ended', parameters: { time: '10:00' } })
  })

  test('Friday to Wednesday are three working days', () => {
    const friday = {
      serviceDate: '2026-02-27',
      start: at('2026-02-27', '10:00'),
      end: at('2026-02-27', '11:00'),
    }

    expect(judge('ServiceDate', friday, { maxDaysBack: 3, countDays: 'Business' })?.outcome).toBe('Pass')
    expect(judge('ServiceDate', friday, { maxDaysBack: 2, countDays: 'Business' })?.outcome).toBe('Fail')
    expect(judge('ServiceDate', friday, { maxDaysBack: 3 })?.outcome).toBe('Fail')
  })

  test('at 00:20 on Thursday in New York it is still Wednesday in Chicago', () => {
    const thursday = { serviceDate: '2026-03-05', start: undefined, end: undefined }

    expect(
      judge(
        'ServiceDate',
        thursday,
        {},
        momentOf({ date: '2026-03-05', time: '00:20' }, 'America/New_York').instant,
      )?.sentence?.id,
    ).toBe('rules.service-date.future')
  })

  test.each([
    ['the day before the enrollment', { serviceDate: '2026-01-04' }, 'rules.service-date.outside-episode'],
    ['the last day of the enrollment', { episode: { start: '2026-01-05', end: day } }, undefined],
    [
      'the day after the enrollment',
      { episode: { start: '2026-01-05', end: '2026-03-03' } },
      'rules.service-date.outside-episode',
    ],
    ['after a death', { deathDate: '2026-03-03' }, 'rules.service-date.after-death'],
    [
      'coordination after a death',
      { deathDate: '2026-03-03', service: { ...therapy, category: 'coordination' } },
      undefined,
    ],
  ] as const)('%s', (_title, changed, message) => {
    expect(judge('ServiceDate', changed)?.sentence?.id).toBe(message)
  })

  test('in the month of a death that is known no better, the rule holds and says so', () => {
    expect(judge('ServiceDate', { deathDate: '2026-03' })).toMatchObject({
      outcome: 'Pass',
      sentence: { id: 'rules.service-date.near-death' },
    })
  })

  test('closed periods and weekdays', () => {
    expect(judge('ServiceDate', {}, { closedThrough: day })?.outcome).toBe('Fail')
    expect(judge('ServiceDate', {}, { weekdays: ['Monday'] })?.outcome).toBe('Fail')
    expect(judge('ServiceDate', {}, { weekdays: ['Wednesday'] })?.outcome).toBe('Pass')
  })

  test('a no-show is judged too', () => {
    expect(judge('ServiceDate', { visitStatus: 'NoShow', serviceDate: '2026-01-04' })?.outcome).toBe('Fail')
  })
})

describe('MissingDiagnosis', () => {
  const substance = { program: { id: 'sud', display: 'SUD', diagnosisPrefixes: ['F1'] } }
  const depressionFirst = [
    { ...anxiety, code: 'F33.1' },
    { ...anxiety, code: 'F10.20', rank: 2 },
  ]

  test.each([
    ['F41.1 first', {}, {}, 'Pass'],
    ['none', { diagnoses: [] }, {}, 'Fail'],
    ['only Z59.0', { diagnoses: [{ ...anxiety, code: 'Z59.0' }] }, {}, 'Fail'],
    [
      'an assessment without diagnosis',
      { diagnoses: [], service: { ...therapy, category: 'assessment' } },
      {},
      'Skipped',
    ],
    ['a substance program, depression first', { ...substance, diagnoses: depressionFirst }, {}, 'Fail'],
    [
      'the same without a primary one',
      { ...substance, diagnoses: depressionFirst },
      { requirePrimary: false },
      'Pass',
    ],
    ['words in place of a code', { diagnoses: [{ ...anxiety, code: 'nerves', isCode: false }] }, {}, 'Fail'],
    ['ruled out', { diagnoses: [{ ...anxiety, verification: 'RuledOut' }] }, {}, 'Fail'],
    ['resolved before', { diagnoses: [{ ...anxiety, resolutionDate: '2026-02' }] }, {}, 'Fail'],
    [
      'resolved before, where it may be',
      { diagnoses: [{ ...anxiety, resolutionDate: '2026-02' }] },
      { activeOnDate: false },
      'Pass',
    ],
    ['not begun', { diagnoses: [{ ...anxiety, onsetDate: '2026-04' }] }, {}, 'Fail'],
    ['no primary one', { diagnoses: [{ ...anxiety, rank: 2 }] }, {}, 'Fail'],
    ['two wanted', {}, { minCount: 2 }, 'Fail'],
    [
      'provisional for too long',
      { diagnoses: [{ ...anxiety, verification: 'Provisional', recordedOn: '2025-12-01' }] },
      { provisionalMaxDays: 60 },
      'Fail',
    ],
    ['a no-show', { diagnoses: [], visitStatus: 'NoShow' as const }, {}, 'Skipped'],
  ] as const)('%s', (_title, changed, params, outcome) => {
    expect(judge('MissingDiagnosis', changed, params)?.outcome).toBe(outcome)
  })

  test('resolved within the month of the session, the rule holds and says so', () => {
    const diagnoses = [{ ...anxiety, resolutionDate: '2026-03' }]

    expect(judge('MissingDiagnosis', { diagnoses })).toMatchObject({
      outcome: 'Pass',
      sentence: { id: 'rules.missing-diagnosis.near-resolution' },
    })
  })

  test('each member of a group brings the own diagnosis', () => {
    const member = (id: string, diagnoses: readonly DiagnosisFacts[]) => ({
      ...session,
      member: { id, display: id },
      diagnoses,
    })
    const group = {
      ...facts,
      kind: 'GroupNote',
      composition: 'Group',
      members: [member('Rivera', [anxiety]), member('Marlowe', [])],
    } as const
    const results = checkRules([aRule([anItem('MissingDiagnosis'), anItem('ServiceDate')])], group, atSign)

    expect(results.map((result) => [result.kind, result.member?.id, result.outcome])).toEqual([
      ['MissingDiagnosis', 'Rivera', 'Pass'],
      ['MissingDiagnosis', 'Marlowe', 'Fail'],
      ['ServiceDate', undefined, 'Pass'],
    ])
  })
})

describe('combinators', () => {
  const short = { ...facts, session: { ...session, end: at(day, '10:05'), diagnoses: [] } }
  const length = anItem('SessionDuration', {}, { severity: 'Warn' })
  const diagnosis = anItem('MissingDiagnosis')
  const date = anItem('ServiceDate')
  const outcomes = (rule: NoteRule, asked: RuleFacts = short) =>
    checkRules([rule], asked, atSign).map((each) => [each.outcome, each.severity])

  test('And lets each item speak for itself', () => {
    expect(outcomes(aRule([length, diagnosis, date]))).toEqual([
      ['Fail', 'Warn'],
      ['Fail', 'Block'],
      ['Pass', 'Block'],
    ])
  })

  test('Or is content with one, and softens to its lowest severity', () => {
    expect(outcomes(aRule([diagnosis, date], { combinator: 'Or' }))).toEqual([['Pass', 'Block']])
    expect(outcomes(aRule([diagnosis, length], { combinator: 'Or' }))).toEqual([['Fail', 'Warn']])
  })

  test('None forbids what passes, at the highest severity', () => {
    expect(outcomes(aRule([date, length], { combinator: 'None' }))).toEqual([['Fail', 'Block']])
    expect(outcomes(aRule([diagnosis, length], { combinator: 'None' }))).toEqual([['Pass', 'Block']])
  })

  test('a group within a rule counts as one', () => {
    const either = { combinator: 'Or', items: [diagnosis, date] } as unknown as NonNullable<
      NoteRule['groups']
    >[number]
    const never = {
      combinator: 'None',
      items: [date],
      message: 'Never on this day.',
    } as unknown as typeof either

    const results = checkRules([aRule([], { groups: [either, never] })], short, atSign)

    expect(results.map((each) => each.outcome)).toEqual(['Pass', 'Fail'])
    expect(results[1]?.sentence).toEqual({ text: 'Never on this day.', parameters: {} })
  })

  test('where nothing can be judged nothing stands in the way', () => {
    const missed = { ...facts, session: { ...session, visitStatus: 'NoShow' } } as const

    expect(outcomes(aRule([diagnosis], { combinator: 'Or' }), missed)).toEqual([['Skipped', 'Block']])
    expect(
      standingInTheWay(checkRules([aRule([diagnosis], { combinator: 'None' })], missed, atSign), 'sign'),
    ).toEqual([])
  })

  test('the combined sentence joins what each alternative says', () => {
    const [result] = checkRules([aRule([diagnosis, length], { combinator: 'Or' })], short, atSign)
    const speak = (id: string, parameters: Readonly<Record<string, string | number>>) =>
      `${id}(${parameters.parts ?? ''})`

    expect(result?.sentence && say(result.sentence, speak)).toBe(
      'rules.any-of(rules.missing-diagnosis.missing(); rules.session-duration.outside())',
    )
  })
})

describe('severity, timing and overrides', () => {
  const short = { ...facts, session: { ...session, end: at(day, '10:05') } }
  const warned = aRule([anItem('SessionDuration', {}, { severity: 'Warn' })])
  const saying = (reason: string) => ({
    ...atSign,
    overrides: [{ ruleId: 'r1', itemId: 'SessionDuration', reason }],
  })

  test('a warning lets a note become ready, and asks at signing until somebody takes it on', () => {
    const results = checkRules([warned], short, atSign)

    expect(standingInTheWay(results, 'ready')).toEqual([])
    expect(standingInTheWay(results, 'sign')).toHaveLength(1)
    expect(checkRules([warned], short, saying('crisis call')).map((each) => each.outcome)).toEqual([
      'Overridden',
    ])
  })

  test('an override without its reason is none', () => {
    expect(checkRules([warned], short, saying('  ')).map((each) => each.outcome)).toEqual(['Fail'])
  })

  test('what blocks lets a note become ready for whoever may override it, and for nobody else', () => {
    const blocking = aRule([anItem('SessionDuration', {}, { severity: 'Block', allowOverride: true })])
    const by = (mayOverrideBlocks: boolean) => checkRules([blocking], short, { ...atSign, mayOverrideBlocks })
    expect(standingInTheWay(by(true), 'ready')).toEqual([])
    expect(standingInTheWay(by(true), 'sign')).toHaveLength(1)
    expect(standingInTheWay(by(false), 'ready')).toHaveLength(1)
  })

  test('what blocks is overridden only where the rule and the flag allow it', () => {
    const blocking = (allowOverride: boolean) => aRule([anItem('SessionDuration', {}, { allowOverride })])
    const outcome = (allowOverride: boolean, mayOverrideBlocks: boolean) =>
      checkRules([blocking(allowOverride)], short, { ...saying('crisis call'), mayOverrideBlocks })[0]
        ?.outcome

    expect([outcome(true, true), outcome(true, false), outcome(false, true)]).toEqual([
      'Overridden',
      'Fail',
      'Fail',
    ])
  })

  test('an Or is overridden as a whole, never by one of its items alone', () => {
    const either = aRule(
      [
        anItem('SessionDuration', {}, { severity: 'Warn' }),
        anItem('SessionDuration', { minMinutes: 60 }, { id: 'long', severity: 'Warn' }),
      ],
      { combinator: 'Or' },
    )

    expect(checkRules([either], short, saying('crisis call')).map((each) => each.outcome)).toEqual([
      'Overridden',
    ])
  })

  test('a rule for signing keeps silent while somebody writes', () => {
    const later = aRule([anItem('SessionDuration', {}, { evaluate: 'AtSign' })])

    expect(checkRules([later], short, { ...atSign, timing: 'Live' })).toEqual([])
    expect(checkRules([later], short, atSign)).toHaveLength(1)
  })

  test('an item that says nothing of weight and time weighs and is asked as its kind does', () => {
    const silent = { severity: undefined, evaluate: undefined }
    const lasting = aRule([anItem('SessionDuration', {}, silent)])
    const covered = aRule([anItem('Insurance', {}, silent)])

    expect(checkRules([lasting], short, atSign)).toMatchObject([{ outcome: 'Fail', severity: 'Warn' }])
    expect(checkRules([lasting], short, { ...atSign, timing: 'Live' })).toHaveLength(1)
    expect(checkRules([covered], short, { ...atSign, timing: 'Live' })).toEqual([])
    expect(checkRules([covered], short, atSign)).toMatchObject([{ severity: 'Warn' }])
  })

  test("the author's words replace ours, with the same figures in them", () => {
    const own = aRule([anItem('SessionDuration', {}, { message: 'Only {minutes} of {min}? {wrong}' })])
    const [result] = checkRules([own], short, atSign)

    expect(result?.sentence && say(result.sentence, (id) => id)).toBe('Only 5 of 16? {wrong}')
  })
})

describe('which rules run', () => {
  const item = anItem('ServiceDate')
  const names = (rules: readonly NoteRule[], asked: Partial<RuleFacts> = {}) =>
    selectRules(rules, { ...facts, ...asked }).map((rule) => `${rule.name}${rule.version}`)

  test('of one key the highest Active version, by order, then name', () => {
    const rules = [
      aRule([item], { key: 'b', name: 'B', order: 1 }),
      aRule([item], { key: 'a', name: 'A', version: 1 }),
      aRule([item], { key: 'a', name: 'A', version: 2 }),
      aRule([item], { key: 'a', name: 'A', version: 3, status: 'Draft' }),
    ]

    expect(names(rules)).toEqual(['B1', 'A2'])
  })

  test('on each date of service the version that was in force; a rule that is retired and not replaced on none', () => {
    const version = (number: number, status: 'Active' | 'Retired', appliesTo: object = {}) =>
      aRule([item], { key: 'a', name: 'A', version: number, status, appliesTo } as Partial<NoteRule>)
    const on = (serviceDate: string, rules: readonly NoteRule[]) =>
      names(rules, { session: { ...facts.session, serviceDate } })
    const april = [version(1, 'Retired'), version(2, 'Active', { from: '2026-04-01', until: '2026-06-30' })]

    expect(on('2026-03-31', april)).toEqual(['A1'])
    expect(on('2026-04-01', april)).toEqual(['A2'])
    expect(on('2026-07-01', april)).toEqual([])
    expect(on('2026-03-31', [version(1, 'Retired'), version(2, 'Active')])).toEqual(['A2'])
    expect(on('2026-03-31', [version(1, 'Retired'), version(2, 'Retired', { from: '2026-04-01' })])).toEqual(
      [],
    )
    expect(on('2026-03-31', [version(1, 'Active'), version(2, 'Retired')])).toEqual(['A1'])
  })

  test('of a shared note those for its definition, and for the category of one of its services', () => {
    const reference = (id: string) => ({ id, resourceType: 'GroupNoteDefinition' })
    const shared = (appliesTo: object, asked: Partial<RuleFacts>) =>
      names([aRule([item], { appliesTo } as Partial<NoteRule>)], asked)
    const { service } = facts.session
    const withoutService = { ...facts.session, service: undefined }

    expect(
      shared({ definitions: [reference('group')] }, { sharedDefinitions: ['group'], share: 'Member' }),
    ).toEqual(['Rule1'])
    expect(
      shared(
        { serviceCategories: [{ code: service?.category }] },
        { session: withoutService, services: [facts.session] },
      ),
    ).toEqual(['Rule1'])
  })

  test('only those whose filter fits, all of it', () => {
    const reference = (id: string) => ({ id, resourceType: 'Program' })
    const filtered = (appliesTo: object) => names([aRule([item], { appliesTo } as Partial<NoteRule>)])

    expect(filtered({ programs: [reference('outpatient')], kinds: [] })).toEqual(['Rule1'])
    expect(filtered({ programs: [reference('outpatient')], kinds: ['GroupNote'] })).toEqual([])
    expect(filtered({ serviceCategories: [{ code: 'crisis' }] })).toEqual([])
    expect(filtered({ from: '2026-03-05' })).toEqual([])
    expect(filtered({ until: day })).toEqual(['Rule1'])
  })
})
