import { expect, test } from 'vitest'
import { consentAge, isOfAge } from './consent-age.ts'

const ages = { ageOfMajority: 19, minorConsentAges: { mentalHealth: 14, substanceUse: 12 } }

test('without a choice of the practice everybody decides from the age of majority on', () => {
  expect(consentAge('treatment', {})).toBe(18)
  expect(consentAge('part2-tpo', { ageOfMajority: 19, minorConsentAges: {} })).toBe(19)
})

test('older minors decide on the care that the practice names, and on nothing else', () => {
  expect(['treatment', 'telehealth', 'release-of-information'].map((kind) => consentAge(kind, ages))).toEqual(
    [14, 14, 14],
  )
  expect(['part2-tpo', 'part2-specific'].map((kind) => consentAge(kind, ages))).toEqual([12, 12])
  expect(
    ['medication', 'financial', 'research', 'photo-video'].map((kind) => consentAge(kind, ages)),
  ).toEqual([19, 19, 19, 19])
})

test('an age above majority keeps nobody of age from deciding', () => {
  expect(consentAge('treatment', { ageOfMajority: 18, minorConsentAges: { mentalHealth: 21 } })).toBe(18)
})

test('one is as old as that on the birthday, not a day before', () => {
  expect(isOfAge('2012-05-05', '2026-05-04', 14)).toBe(false)
  expect(isOfAge('2012-05-05', '2026-05-05', 14)).toBe(true)
})
