import { expect, test } from 'vitest'
import type { Consent } from '#generated/types/consent.ts'
import { consentFacts, explainedIn } from './consent-facts.ts'

const speech = {
  say: (message: string) => message,
  date: (day: string) => `on ${day}`,
  code: (list: string, code: string) => `${list}:${code}`,
}
const code = (value: string) => ({ system: 'x', code: value, display: value })

const consent = {
  decision: 'Deny',
  from: [{ text: 'Our clinic' }],
  to: [{ name: 'Dr. Roe', contact: '555 0100' }],
  intermediary: { organization: { id: 'x', resourceType: 'Organization', display: 'Exchange' } },
  purposes: [code('treatment')],
  information: {
    classes: [code('hiv')],
    dateRange: { start: '2026-01-01', end: '2026-02-01' },
    description: 'Two visits',
    excludes: ['HIV results', 'Notes'],
  },
  direction: 'OneWay',
  period: { start: '2026-01-02' },
  expirationEvent: 'End of care',
  statements: { revocationExplained: true, copyOffered: false },
} as unknown as Consent

test('whoever signs a consent on a screen reads its decision, its limits and all else that is kept of it', () => {
  expect(consentFacts(consent, speech).filter(([, text]) => text)).toEqual([
    ['consents.decision', 'enumeration.ConsentDecision.Deny'],
    ['consents.from', 'Our clinic'],
    ['consents.to', 'Dr. Roe, 555 0100'],
    ['consents.intermediary', 'Exchange'],
    ['consents.direction', 'enumeration.DisclosureDirection.OneWay'],
    ['consents.purpose', 'consent-purpose:treatment'],
    ['consents.class', 'consent-information-class:hiv'],
    ['consents.description', 'Two visits'],
    ['consents.days', 'on 2026-01-01 – on 2026-02-01'],
    ['consents.excludes', 'HIV results; Notes'],
    ['consents.start', 'on 2026-01-02'],
    ['consents.end', 'End of care'],
  ])
  expect(explainedIn(consent, speech.say)).toEqual(['consents.part-revocationExplained'])
})
