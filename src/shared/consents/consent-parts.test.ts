import { expect, test } from 'vitest'
import { type ConsentSaid, lackingParts, partsOf } from './consent-parts.ts'

const coded = (code: string) => ({ code, display: code })
const explained = {
  revocationExplained: true,
  redisclosureExplained: true,
  refusalConsequencesExplained: true,
  copyOffered: true,
}
const whole: ConsentSaid = {
  kind: coded('release-of-information'),
  period: { start: '2026-03-04', end: '2027-03-03' },
  from: [{ text: 'This practice' }],
  to: [{ name: 'Lincoln High School' }],
  purposes: [coded('school')],
  information: { classes: [coded('attendance')], description: 'Dates of attendance.' },
  statements: explained,
}
const lacking = (some: Partial<ConsentSaid>) =>
  lackingParts({ ...whole, ...some }).map(({ pointer }) => pointer)
const kind = (code: string) => ({ kind: coded(code) })

test('a release of information names who shares what with whom, why, until when, and how it is revoked', () => {
  expect(lacking({})).toEqual([])
  expect(lacking({ from: [], to: [], purposes: [], information: {}, statements: {} })).toEqual([
    '/from',
    '/to',
    '/information/description',
    '/purposes',
    '/statements/revocationExplained',
  ])
  expect(lacking({ period: { start: '2026-03-04' } })).toEqual(['/period/end'])
  expect(lacking({ period: { start: '2026-03-04' }, expirationEvent: 'end of treatment' })).toEqual([])
})

test('a Part 2 consent for care may name a class and no end, and explains everything', () => {
  const open = { ...kind('part2-tpo'), to: [{ class: 'my providers' }], period: { start: '2026-03-04' } }
  expect(lacking(open)).toEqual([])
  expect(lacking({ ...open, statements: { ...explained, copyOffered: false } })).toEqual([
    '/statements/copyOffered',
  ])
})

test('another Part 2 consent names its recipients, and one for an intermediary who takes part', () => {
  expect(lacking({ ...kind('part2-specific'), to: [{ class: 'my providers' }] })).toEqual(['/to'])
  const exchange = { organization: { id: 'exchange', resourceType: 'Organization' } }
  expect(lacking({ ...kind('part2-intermediary'), intermediary: exchange })).toEqual(['/intermediary'])
  expect(lacking({ ...kind('part2-intermediary'), intermediary: { ...exchange, class: 'all' } })).toEqual([])
})

test.each([
  ['psychotherapy-notes', 'psychotherapy-notes'],
  ['part2-sud-counseling-notes', 'sud-counseling-notes'],
])('a consent for %s stands alone: one purpose, and these notes only', (code, notes) => {
  const apart = { ...kind(code), information: { classes: [coded(notes)], description: 'My notes.' } }
  expect(lacking(apart)).toEqual([])
  expect(lacking({ ...apart, purposes: [coded('school'), coded('legal')] })).toEqual(['/purposes'])
  const mixed = { classes: [coded(notes), coded('diagnosis')], description: 'My notes.' }
  expect(lacking({ ...apart, information: mixed })).toEqual(['/information/classes'])
})

test('a consent for a proceeding is for nothing else; kinds that need no end need nothing', () => {
  expect(lacking({ ...kind('part2-legal-proceeding'), purposes: [coded('tpo')] })).toEqual(['/purposes'])
  expect(lacking({ ...kind('part2-legal-proceeding'), purposes: [coded('legal')] })).toEqual([])
  expect(partsOf('treatment')).toEqual([])
  expect(partsOf('transport')).toEqual(['end'])
})

test('a release by a Part 2 entity explains what its law wants explained; its other consents are as they were', () => {
  const plain = { ...whole, statements: { revocationExplained: true } }
  expect(lackingParts(plain)).toEqual([])
  expect(lackingParts(plain, true).map(({ pointer }) => pointer)).toEqual([
    '/statements/redisclosureExplained',
    '/statements/refusalConsequencesExplained',
    '/statements/copyOffered',
  ])
  expect(lackingParts(whole, true)).toEqual([])
  expect(partsOf('treatment', true)).toEqual([])
})
