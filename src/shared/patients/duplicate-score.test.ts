import { expect, test } from 'vitest'
import { duplicateScore, suspicious } from './duplicate-score.ts'

const lena = { name: { given: ['Lena'], family: 'Pemberly' }, birthDate: '1988-04-02' }

test('a short form of the name and the same birth date are suspected', () => {
  const found = duplicateScore(lena, {
    name: { given: ['Helena'], family: 'Pemberly' },
    birthDate: '1988-04-02',
  })
  expect(found.reasons).toEqual(['SimilarName', 'SameBirthDate'])
  expect(found.score).toBeGreaterThanOrEqual(suspicious)
})

test('names that sound alike, accents and exchanged names are similar', () => {
  for (const name of [
    { given: ['Lina'], family: 'Pemberley' },
    { given: ['LENA'], family: 'Pémberly' },
    { given: ['Pemberly'], family: 'Lena' },
  ])
    expect(
      duplicateScore(lena, { name, birthDate: '1988-04-02' }).score,
      JSON.stringify(name),
    ).toBeGreaterThanOrEqual(suspicious)
})

test('a slip in the birth date with the same name is suspected', () => {
  expect(duplicateScore(lena, { ...lena, birthDate: '1988-02-04' })).toEqual({
    score: 60,
    reasons: ['SameName', 'SimilarBirthDate'],
  })
})

test('another person with the same birth date or the same family is not', () => {
  expect(
    duplicateScore(lena, { name: { given: ['Omar'], family: 'Said' }, birthDate: '1988-04-02' }).score,
  ).toBe(35)
  expect(
    duplicateScore(lena, { name: { given: ['Omar'], family: 'Pemberly' }, birthDate: '1990-01-01' }).score,
  ).toBe(0)
})

test('a phone is the same with and without its country', () => {
  const one = { ...lena, contacts: [{ system: 'phone', value: '+12175550143' }] }
  const other = { name: { family: 'Said' }, contacts: [{ system: 'phone', value: '(217) 555-0143' }] }
  expect(duplicateScore(one, other).reasons).toEqual(['SamePhone'])
})

test('of thousands of names somebody gave a record the first are compared, so that nobody waits for it', () => {
  const otherNames = Array.from({ length: 5_000 }, (_, index) => ({
    family: 'z',
    given: Array.from({ length: 40 }, (_each, place) => String.fromCodePoint(97 + ((index + place) % 20))),
  }))
  const one = { name: { family: 'z', given: ['w'] }, otherNames }
  const other = {
    name: { family: 'z', given: ['x'] },
    otherNames: otherNames.map((name) => ({ ...name, given: ['y'] })),
  }
  expect(duplicateScore(one, other).score).toBe(0)
})
