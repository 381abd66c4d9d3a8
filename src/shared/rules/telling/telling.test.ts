import { expect, test } from 'vitest'
import { noteRuleKinds } from '#generated/enumerations/note-rule-kind.ts'
import type { RuleFacts, SessionFacts } from '#shared/rules/rule-facts.ts'
import { describedFacts } from './described-facts.ts'
import { unknownPlaceholders } from './placeholders.ts'

const session: SessionFacts = { visitStatus: 'Show', timezone: 'America/Chicago', breaks: [], diagnoses: [] }
const facts: RuleFacts = {
  kind: 'Progress',
  composition: 'Individual',
  definition: { id: 'definition', display: 'Progress note' },
  now: '2026-03-02T20:00:00Z',
  holidays: [],
  payers: [],
  roles: [],
  licenses: [],
  session,
  members: [],
  services: [],
}

test.each(noteRuleKinds)('%s names each fact once, first the visit, its day and its service', (kind) => {
  const names = describedFacts(kind, session, facts).map(({ name }) => name)
  expect(names.slice(0, 3)).toEqual(['visit', 'date', 'service'])
  expect(new Set(names).size).toBe(names.length)
})

test('a check shows the records that its schema says it needs, beside what it looks at in the session', () => {
  const names = describedFacts('SpanMidnight', session, facts).map(({ name }) => name)
  expect(names).toEqual(['visit', 'date', 'service', 'start', 'end', 'zone', 'appointment'])
})

test('a message may fill in what the sentences of its check know, and the practice’s own words', () => {
  const message = '{Session} of {service} runs {max} hours over; {practitioner}, see {payer}.'
  expect(unknownPlaceholders({ kind: 'SpanMidnight', message })).toEqual(['payer'])
  expect(unknownPlaceholders({ kind: 'Authorization', message: '{period} {payer} {day}' })).toEqual(['day'])
})
