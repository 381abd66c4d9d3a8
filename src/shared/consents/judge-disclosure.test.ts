import { expect, test } from 'vitest'
import type { Consent } from '#generated/types/consent.ts'
import { judgeDisclosure } from './judge-disclosure.ts'
import { consentFor, type Disclosure } from './misfits-of.ts'

const coded = (code: string) => ({ code, display: code })
const reference = { id: 'p', resourceType: 'Patient' }
const release: Consent = {
  id: 'c',
  resourceType: 'Consent',
  partition: 'p',
  display: 'Release',
  meta: {
    versionId: '1',
    lastModified: '2026-01-01T00:00:00.000Z',
    created: '2026-01-01T00:00:00.000Z',
    resourceSystem: 'test',
  },
  patient: reference,
  kind: coded('release-of-information'),
  status: 'Active',
  decision: 'Permit',
  period: { start: '2026-01-01', end: '2026-12-31' },
  to: [{ name: 'Lincoln High School' }],
  purposes: [coded('school')],
  information: { description: 'Everything' },
  signers: [{ role: 'Patient' }],
}
const part2 = { ...release, kind: coded('part2-tpo'), to: [{ class: 'my providers' }], purposes: [] }
const letter = { labels: [], type: 'correspondence', date: '2026-02-01' }
const toSchool: Disclosure = {
  recipient: { name: ' lincoln  high school' },
  purpose: 'school',
  legalBasis: 'Consent',
  documents: [letter],
  today: '2026-06-01',
  isReleased: false,
}
const verdict = (some: Partial<Disclosure>, consents: readonly Consent[] = [release]) => {
  const judged = judgeDisclosure({ ...toSchool, ...some }, consents)
  return judged.kind === 'held' ? judged.because : judged.consents.map(({ kind }) => kind.code)
}
const held = 'consents.held-release'

test('a release lets leave what it names, to whom it names, while it is in force', () => {
  expect(verdict({})).toEqual(['release-of-information'])
  expect(verdict({ recipient: { name: 'Another school' } })).toBe(held)
  expect(verdict({ purpose: 'employment' })).toBe(held)
  expect(verdict({ today: '2027-01-01' })).toBe(held)
  expect(verdict({}, [{ ...release, decision: 'Deny' }])).toBe(held)
  expect(verdict({}, [{ ...release, status: 'Revoked' }])).toBe(held)
  expect(verdict({}, [{ ...release, direction: 'Obtain' }])).toBe(held)
})

test('a release of one class or of some days lets nothing else leave', () => {
  const attendance = { ...release, information: { classes: [coded('attendance')] } }
  expect(verdict({}, [attendance])).toBe(held)
  const notes = { ...release, information: { classes: [coded('progress-notes')] } }
  expect(verdict({ documents: [{ ...letter, type: 'progress-note' }] }, [notes])).toHaveLength(1)
  const later = { ...release, information: { dateRange: { start: '2026-03-01' } } }
  expect(verdict({}, [later])).toBe(held)
})

test('care and payment need no consent, another purpose on that basis is held', () => {
  expect(verdict({ legalBasis: 'Tpo', purpose: 'treatment' }, [])).toEqual([])
  expect(verdict({ legalBasis: 'Tpo', purpose: 'school' }, [])).toBe('consents.held-purpose')
  expect(verdict({ legalBasis: 'Emergency' }, [])).toEqual([])
})

test.each([
  ['SUD', 'consents.held-part2'],
  ['PSYTHPN', 'consents.held-psychotherapy'],
  ['HIV', held],
  ['V', held],
  ['a label that nobody knows', held],
])(
  '%s never leaves without a consent of its kind, on no basis but by release of the officer',
  (label, because) => {
    const documents = [{ ...letter, labels: [label] }, letter]
    for (const legalBasis of ['Tpo', 'Emergency', 'CourtOrder', 'Audit', 'Consent'] as const)
      expect(verdict({ documents, legalBasis, purpose: 'treatment' }, [])).toBe(because)
    expect(verdict({ documents, isReleased: true }, [])).toEqual([])
  },
)

test('substance use records leave for care under the Part 2 consent, with the notice; a plain release is not enough', () => {
  const documents = [{ ...letter, labels: ['SUD'] }]
  const care = { documents, purpose: 'treatment', legalBasis: 'Tpo' } as const
  expect(verdict(care, [release, part2])).toEqual(['part2-tpo'])
  expect(verdict({ documents }, [release])).toBe('consents.held-part2')
  expect(judgeDisclosure({ ...toSchool, ...care }, [part2])).toMatchObject({ needsNotice: true })
  expect(judgeDisclosure(toSchool, [release])).toMatchObject({ needsNotice: false })
})

test('a release that does not name HIV lets nothing about it leave', () => {
  const documents = [{ ...letter, labels: ['HIV'] }]
  expect(verdict({ documents })).toBe(held)
  expect(verdict({ documents }, [{ ...release, information: { classes: [coded('hiv')] } }])).toHaveLength(1)
})

test('what is held says which part does not fit, and which consent comes nearest', () => {
  const attendance = { ...release, id: 'a', information: { classes: [coded('attendance')] } }
  const doctor = { ...release, id: 'd', to: [{ name: 'Dr. Lee' }] }
  const nearest = (some: Partial<Disclosure>, consents: readonly Consent[]) => {
    const judged = judgeDisclosure({ ...toSchool, ...some }, consents)
    if (judged.kind !== 'held') return 'leaves'
    return [judged.nearest?.consent.id, judged.nearest?.misfits]
  }
  expect(nearest({}, [doctor, attendance])).toEqual(['a', ['information']])
  expect(nearest({ purpose: 'treatment' }, [attendance])).toEqual(['a', ['purpose', 'information']])
  expect(nearest({ today: '2027-01-01' }, [release])).toEqual(['c', ['period']])
  expect(nearest({}, [{ ...release, information: { dateRange: { start: '2026-03-01' } } }])).toEqual([
    'c',
    ['days'],
  ])
  expect(nearest({}, [doctor])).toEqual(['d', ['recipient']])
  expect(nearest({ purpose: 'treatment' }, [doctor])).toEqual([undefined, undefined])
  expect(nearest({}, [{ ...attendance, status: 'Revoked' }])).toEqual([undefined, undefined])
  const lab = { ...letter, type: 'lab' }
  const results = { ...release, information: { classes: [coded('test-results')] } }
  expect(judgeDisclosure({ ...toSchool, documents: [lab, letter] }, [results])).toMatchObject({ place: 1 })
})

test('the consent of a recipient is proposed, first the one that speaks of what is sent', () => {
  const attendance = { ...release, id: 'a', information: { classes: [coded('attendance')] } }
  const proposed = (name: string, consents: readonly Consent[]) =>
    consentFor({ ...toSchool, recipient: { name } }, consents)?.id
  expect(proposed('Lincoln High School', [attendance, release])).toBe('c')
  expect(proposed('Lincoln High School', [attendance])).toBe('a')
  expect(proposed('Lincoln', [release])).toBe(undefined)
  expect(proposed('Lincoln High School', [{ ...release, status: 'Revoked' }])).toBe(undefined)
})
