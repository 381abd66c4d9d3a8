import { describe, expect, test } from 'vitest'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteRule } from '#generated/types/note-rule.ts'
import { ruleFacts } from '#shared/notes/facts/rule-facts.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { checkRules } from '#shared/rules/judging/check-rules.ts'
import type { RuleFacts } from '#shared/rules/rule-facts.ts'
import type { NoteParts } from './note-parts.ts'
import { judgingRules, placeOfServiceIn, practiceRules, rulesOfKind } from './practice-rules.ts'
import type { RecordReader } from './record-reader.ts'
import { needsOf, withRelated } from './with-related.ts'

const ref = (resourceType: string, id: string, display = id) => ({ id, resourceType, display })
const encounter = {
  ...ref('Encounter', 'e1'),
  status: 'Planned',
  visitStatus: 'Show',
  documentationType: 'Note',
  mode: 'InPerson',
  subject: ref('Patient', 'rivera'),
  patient: ref('Patient', 'rivera'),
  serviceDate: '2026-03-04',
  timezone: 'America/Chicago',
  period: { start: '2026-03-04T16:00:00Z', end: '2026-03-04T17:00:00Z' },
  participants: [{ individual: ref('Practitioner', 'okafor'), type: 'PrimaryPerformer' }],
  location: { location: ref('Location', 'room2') },
} as unknown as Encounter

const note = {
  ...ref('Note', 'n1'),
  kind: 'Note',
  composition: 'Individual',
  definition: ref('NoteDefinition', 'progress', 'Progress note'),
  serviceDate: '2026-03-04',
  sections: [
    {
      data: {
        services: [
          { id: '1', service: ref('HealthcareService', 'h0004'), minutes: 30, start: '10:00', end: '10:30' },
        ],
      },
    },
  ],
} as unknown as Note

const parts: NoteParts = {
  note,
  session: { encounter, conditions: [] },
  members: [],
  services: [],
}

type Stored = { readonly id: string; readonly resourceType: string; readonly [field: string]: unknown }

/** The world as a list of records, and what was asked of it. */
function worldOf(records: readonly Stored[]) {
  const asked: string[] = []
  const reader: RecordReader = {
    read: async (type, reference) => {
      if (!reference) return succeeded(undefined)
      asked.push(`${type}/${reference.id}`)
      const found = records.find(({ id, resourceType }) => id === reference.id && resourceType === type)
      return succeeded(found as never)
    },
    find: async (type, wanted: readonly Filter[]) => {
      asked.push(`${type}?${wanted.map(({ field, op }) => `${field} ${op}`).join('&')}`)
      return succeeded(records.filter(({ resourceType }) => resourceType === type) as never)
    },
  }
  return { reader, asked }
}

const aRule = (...kinds: readonly string[]) =>
  ({
    ...practiceRules({ overlappingSessionCheck: 'Warn' })[0],
    items: kinds.map((kind) => ({ id: kind, kind })),
  }) as NoteRule

describe('what rules ask for beside the session', () => {
  test('rules that look at nothing else read nothing', async () => {
    const { reader, asked } = worldOf([])
    const needs = needsOf([aRule('SessionDuration', 'ServiceDate', 'MissingDiagnosis', 'ShowStatus')])

    expect(needs).toEqual([])
    expect(await withRelated(reader, parts, needs)).toEqual(succeeded(parts))
    expect(asked).toEqual([])
  })

  test('kinds inside groups are asked for too', () => {
    const rule = {
      ...aRule('SessionDuration'),
      groups: [{ combinator: 'Or', items: [{ id: 'i', kind: 'Insurance' }] }],
    }
    expect(needsOf([rule as unknown as NoteRule])).toEqual(['coverage', 'performer'])
  })

  test('a rule for some payers asks who pays', () => {
    const rule = { ...aRule('ShowStatus'), appliesTo: { payers: [ref('Organization', 'state')] } }
    expect(needsOf([rule as unknown as NoteRule])).toEqual(['coverage'])
    expect(needsOf([{ ...rule, appliesTo: { payers: [] } } as unknown as NoteRule])).toEqual([])
  })

  test('another session of the same practitioner is found, and the rule speaks of it', async () => {
    const other = { ...encounter, id: 'e2', display: 'Other', patient: undefined, subject: ref('Group', 'g') }
    const rules = practiceRules({ overlappingSessionCheck: 'Warn', requirePlaceOfService: false })
    const { reader, asked } = worldOf([other as unknown as Stored])
    const known = await withRelated(reader, parts, needsOf(rules))
    if (!known.ok) throw new Error('not read')

    const facts = ruleFacts(known.value, {
      now: '2026-03-04T18:00:00Z',
      holidays: [],
      timezone: 'UTC',
    })
    const [result] = checkRules(rules, facts, { timing: 'Live', overrides: [], mayOverrideBlocks: false })

    expect(asked).toContain('Encounter?participants.individual eq&serviceDate ge&serviceDate le')
    expect(result).toMatchObject({ kind: 'SessionOverlap', outcome: 'Fail', severity: 'Warn' })
  })

  test('a rule that compares those who help too finds the session that the co-facilitator leads', async () => {
    const led = [{ individual: ref('Practitioner', 'lee'), type: 'PrimaryPerformer' }]
    const helped = [
      { individual: ref('Practitioner', 'okafor'), type: 'PrimaryPerformer' },
      { individual: ref('Practitioner', 'lee'), type: 'SecondaryPerformer' },
    ]
    const session = { encounter: { ...encounter, participants: helped } as Encounter, conditions: [] }
    const { reader } = worldOf([])
    const of: RecordReader = {
      ...reader,
      find: async (type, filters) => {
        const isLees = filters.some(({ value }) => value === 'lee')
        const other = { ...encounter, id: 'e2', patient: undefined, participants: led }
        return succeeded((isLees && type === 'Encounter' ? [other] : []) as never)
      },
    }
    const known = await withRelated(of, { ...parts, session }, ['sessions'])
    if (!known.ok) throw new Error('not read')
    const facts = ruleFacts(known.value, { now: '2026-03-04T18:00:00Z', holidays: [], timezone: 'UTC' })
    const params = { roles: ['PrimaryPerformer', 'SecondaryPerformer'], scope: 'Practitioner' }
    const rule = { ...aRule(), items: [{ id: 'overlap', kind: 'SessionOverlap', params }] }
    const results = checkRules([rule as unknown as NoteRule], facts, {
      timing: 'Live',
      overrides: [],
      mayOverrideBlocks: false,
    })
    expect(results).toMatchObject([{ outcome: 'Fail' }])
  })

  test('what was not looked up leaves the rule without a word', () => {
    const facts = ruleFacts(parts, { now: '2026-03-04T18:00:00Z', holidays: [], timezone: 'UTC' })
    const [result] = checkRules([aRule('SessionOverlap')], facts, {
      timing: 'Live',
      overrides: [],
      mayOverrideBlocks: false,
    })

    expect(result).toMatchObject({ outcome: 'Skipped', sentence: { id: 'rules.not-checked' } })
  })

  test('when something cannot be read, nothing is judged', async () => {
    const broken: RecordReader = {
      read: async () => failed({ kind: 'unreachable' }),
      find: async () => failed({ kind: 'unreachable' }),
    }
    expect(await withRelated(broken, parts, ['location'])).toMatchObject({ ok: false })
  })

  test('services that the answers list are judged like those of a multi-service note', async () => {
    const service = {
      ...ref('HealthcareService', 'h0004'),
      name: 'Individual therapy',
      category: { code: 'therapy-individual' },
      sessionTimeUnit: 'Duration',
      minMinutes: 16,
    }
    const { reader } = worldOf([service])
    const known = await withRelated(reader, parts, ['services'])
    if (!known.ok) throw new Error('not read')
    const facts = ruleFacts(known.value, {
      now: '2026-03-04T18:00:00Z',
      holidays: [],
      timezone: 'UTC',
    })

    expect(facts.services).toMatchObject([
      {
        minutes: 30,
        start: '2026-03-04T16:00:00Z',
        service: { display: 'Individual therapy', minMinutes: 16 },
      },
    ])
  })

  test('a coverage tells what of it is missing, and who asks for an authorization', async () => {
    const coverage = {
      ...ref('Coverage', 'c1'),
      payer: ref('Organization', 'state'),
      type: { code: 'medicaid' },
      status: 'Active',
      memberId: 'M-1',
      order: 1,
      relationship: { code: 'child' },
      period: { start: '2026-01-01' },
    }
    const contract = {
      ...ref('Contract', 'k1'),
      organization: ref('Organization', 'state'),
      status: 'Active',
      period: { start: '2026-01-01' },
      lines: [{ id: 'l', service: ref('HealthcareService', 'h0004'), authorizationRequired: true }],
    }
    const { reader } = worldOf([coverage, contract, ref('Organization', 'state', 'State Medicaid')])
    const known = await withRelated(reader, parts, ['coverage'])
    if (!known.ok) throw new Error('not read')
    const facts = ruleFacts(known.value, {
      now: '2026-03-04T18:00:00Z',
      holidays: [],
      timezone: 'UTC',
    })

    expect(facts.payers).toEqual(['state'])
    expect(facts.session.coverages).toMatchObject([
      {
        payer: { display: 'State Medicaid' },
        missing: ['subscriberName', 'subscriberBirthDate'],
        needsAuthorizationFor: ['h0004'],
      },
    ])
  })
})

test('a practice that has chosen nothing asks for places of service and compares no sessions', () => {
  expect(practiceRules({})).toMatchObject([{ key: 'practice-place' }])
  expect(practiceRules({ requirePlaceOfService: false })).toEqual([])
  expect(placeOfServiceIn({})).toEqual({ isRequired: true, isHidden: false })
})

test('a definition that needs a diagnosis asks for one, unless a rule asks as strictly already', () => {
  const rules = practiceRules({ requirePlaceOfService: false }, { requiresDiagnosis: true })
  expect(rules).toMatchObject([
    { key: 'definition-diagnosis', items: [{ kind: 'MissingDiagnosis', severity: 'Block' }] },
  ])
  const [own] = rules
  if (!own) throw new Error('No rule')
  const facts = { ...definitionFacts, hasSession: true }
  const keysOf = (given: readonly NoteRule[]) => judgingRules(given, facts).map(({ key }) => key)
  expect(keysOf(rules)).toEqual(['definition-diagnosis'])
  expect(keysOf([...rules, { ...own, id: 'x', key: 'ours' }])).toEqual(['ours'])
  const mild = {
    ...own,
    id: 'x',
    key: 'ours',
    items: [{ id: 'd', kind: 'MissingDiagnosis', severity: 'Warn' }],
  } as NoteRule
  expect(keysOf([...rules, mild])).toEqual(['definition-diagnosis', 'ours'])
  expect(judgingRules(rules, { ...facts, hasSession: false })).toEqual([])
})

test('a documentation note is asked for its date and by its definition’s own rules, and by no other of the practice', () => {
  const [length] = practiceRules({ requirePlaceOfService: false }, { requiresDiagnosis: true })
  if (!length) throw new Error('No rule')
  const item = (id: string, kind: string) => ({ id, kind, severity: 'Block' })
  const ruleOf = (key: string, kinds: readonly string[], combinator = 'And') =>
    ({ ...length, id: key, key, combinator, items: kinds.map((kind, at) => item(`${at}`, kind)) }) as NoteRule
  const rules = [
    ruleOf('of-practice', ['SessionDuration', 'ServiceDate']),
    ruleOf('without-date', ['SessionDuration']),
    ruleOf('either', ['SessionDuration', 'ServiceDate'], 'Or'),
    ruleOf('of-definition', ['MissingDiagnosis']),
  ]
  const asked = (kind: 'Note' | 'DocumentationNote') =>
    rulesOfKind(kind, rules, new Set(['of-definition'])).map(({ key, items = [] }) => [
      key,
      ...items.map((each) => each.kind),
    ])
  expect(asked('DocumentationNote')).toEqual([
    ['of-practice', 'ServiceDate'],
    ['of-definition', 'MissingDiagnosis'],
  ])
  expect(asked('Note')).toHaveLength(4)
})

const definitionFacts: RuleFacts = {
  kind: 'Note',
  composition: 'Individual',
  definition: { id: 'd', display: 'Progress note' },
  now: '2026-03-02T12:00:00Z',
  holidays: [],
  payers: [],
  roles: [],
  licenses: [],
  session: { visitStatus: 'Show', timezone: 'America/Chicago', breaks: [], diagnoses: [] },
  members: [],
  services: [],
}
