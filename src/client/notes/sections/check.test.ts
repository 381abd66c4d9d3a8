import { expect, test } from 'vitest'
import { noteRuleKinds } from '#generated/enumerations/note-rule-kind.ts'
import { messages as english } from '#generated/messages/en.js'
import { messages as spanish } from '#generated/messages/es.js'
import type { RuleResult } from '#shared/rules/judging/rule-result.ts'
import { ruleLines } from './check.ts'

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
    const [line] = ruleLines([resultOf(kind)], speak)

    expect(line).toMatchObject({
      weight: 'blocks',
      text: `said: rules.describe.${kind}`,
      place: { sectionId: 'session' },
    })
  },
)

test('what the rule says stands in the line, by its weight', () => {
  const sentence = { id: 'rules.session-overlap.no-times', parameters: {} }
  const speak = (id: string) => id

  expect(ruleLines([resultOf('SessionOverlap', { severity: 'Warn', sentence })], speak)).toMatchObject([
    { weight: 'warns', text: sentence.id },
  ])
  expect(ruleLines([resultOf('Insurance', { outcome: 'Skipped', sentence })], speak)).toMatchObject([
    { weight: 'skipped' },
  ])
})
