import { expect, test } from 'vitest'
import { noteRuleKinds } from '#generated/enumerations/note-rule-kind.ts'
import { messages as english } from '#generated/messages/en.js'
import { messages as spanish } from '#generated/messages/es.js'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import type { RuleResult } from '#shared/rules/judging/rule-result.ts'
import { ruleLines } from './check.ts'

const asked = new Set(['visitStatus', 'program', 'location', 'placeOfService', 'start', 'end', 'diagnoses'])
// Only the questions of the session matter to a line.
const session = { form: { nodes: asked } } as unknown as OpenAnswers
const around = { patientId: 'p1', session }

const resultOf = (kind: NonNullable<RuleResult['kind']>, more: Partial<RuleResult> = {}): RuleResult => ({
  ruleId: 'r1',
  ruleVersion: 1,
  itemId: kind,
  kind,
  severity: 'Block',
  outcome: 'Fail',
  mayOverride: false,
  needsReason: true,
  ...more,
})

test.each(noteRuleKinds)(
  '%s has a line of its own in the panel, with words in both languages and a place to mend it',
  (kind) => {
    const speak = (id: string) =>
      Object.hasOwn(english, id) && Object.hasOwn(spanish, id) ? `said: ${id}` : ''
    const [line] = ruleLines([resultOf(kind)], speak, around)

    const isOfCoverage = kind === 'Insurance' || kind === 'Authorization'
    expect(line).toMatchObject({
      weight: 'blocks',
      text: `said: rules.describe.${kind}`,
      ...(isOfCoverage ? { address: '/patients/p1/coverage' } : { place: { sectionId: 'session' } }),
    })
  },
)

test('what the rule says stands in the line, by its weight', () => {
  const sentence = { id: 'rules.session-overlap.no-times', parameters: {} }
  const speak = (id: string) => id

  expect(
    ruleLines([resultOf('SessionOverlap', { severity: 'Warn', sentence })], speak, around),
  ).toMatchObject([{ weight: 'warns', text: sentence.id }])
  expect(ruleLines([resultOf('Insurance', { outcome: 'Skipped', sentence })], speak, around)).toMatchObject([
    { weight: 'skipped' },
  ])
})

test('each complaint leads to the very question that mends it, where the note asks it', () => {
  const led = (id: string, kind: NonNullable<RuleResult['kind']>, nodes: readonly string[]) => {
    const result = resultOf(kind, { sentence: { id, parameters: {} } })
    // As above.
    const shown = { form: { nodes: new Set(nodes) } } as unknown as OpenAnswers
    return ruleLines([result], (said) => said, { patientId: 'p1', session: shown })[0]?.place?.path
  }
  const all = [
    'visitStatus',
    'missedReason',
    'serviceType',
    'program',
    'episodeOfCare',
    'location',
    'units',
    'end',
  ]

  expect(led('rules.show-status.no-reason', 'ShowStatus', all)).toBe('missedReason')
  expect(led('rules.show-status.billable', 'ShowStatus', all)).toBe('serviceType')
  expect(led('rules.program-selected.missing', 'ProgramSelected', all)).toBe('program')
  expect(led('rules.program-selected.no-episode', 'ProgramSelected', all)).toBe('episodeOfCare')
  expect(led('rules.program-location.not-offered', 'ProgramLocation', all)).toBe('location')
  expect(led('rules.session-duration-increment.mismatch', 'SessionDurationIncrement', all)).toBe('units')
  expect(led('rules.session-duration-increment.mismatch', 'SessionDurationIncrement', ['end'])).toBe('end')
  expect(led('rules.program-selected.missing', 'ProgramSelected', ['visitStatus'])).toBeUndefined()
})
