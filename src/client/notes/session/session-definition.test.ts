import { expect, test } from 'vitest'
import type { Condition } from '#generated/types/condition.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import { sessionAnswers, withSession } from './session-definition.ts'

const encounter = {
  id: 'e',
  visitStatus: 'Show',
  mode: 'InPerson',
  period: { start: '2026-11-24T15:30:00Z', end: '2026-11-24T16:15:00Z' },
  diagnoses: [{ condition: { id: 'b', resourceType: 'Condition' }, rank: 1 }],
  units: 3,
} as unknown as Encounter

const conditions = [
  { id: 'a', display: 'A' },
  { id: 'b', display: 'B' },
] as unknown as readonly Condition[]
const questions = { conditions, isPlaceHidden: false }

test('a session that is opened and not changed stays what it is', () => {
  expect(withSession(encounter, sessionAnswers(encounter, questions), questions)).toEqual(encounter)
})

test('a diagnosis that is added comes after those that were there', () => {
  const changed = withSession(
    encounter,
    { ...sessionAnswers(encounter, questions), diagnoses: ['a', 'b'] },
    questions,
  )

  expect(changed.diagnoses?.map(({ condition, rank }) => [condition.id, rank])).toEqual([
    ['b', 1],
    ['a', 2],
  ])
})

test('a diagnosis that is taken away leaves no gap in the ranks', () => {
  const changed = withSession(
    encounter,
    { ...sessionAnswers(encounter, questions), diagnoses: ['a'] },
    questions,
  )

  expect(changed.diagnoses?.map(({ condition, rank }) => [condition.id, rank])).toEqual([['a', 1]])
})

test('a place of service is chosen, kept in its words, and taken away; where the practice hides it, it stays', () => {
  const office = { ...encounter, placeOfService: { code: '11', display: 'Our office' } }
  const answers = sessionAnswers(office, questions)

  expect(answers.placeOfService).toBe('11')
  expect(withSession(office, answers, questions)).toEqual(office)
  expect(withSession(office, { ...answers, placeOfService: '12' }, questions).placeOfService?.code).toBe('12')
  const { placeOfService: _, ...without } = answers
  expect(withSession(office, without, questions)).not.toHaveProperty('placeOfService')

  const hidden = { conditions, isPlaceHidden: true }
  expect(withSession(office, sessionAnswers(office, hidden), hidden)).toEqual(office)
})

test('from afar it is kept where the patient is, and what was agreed; in person it stays as it was', () => {
  const telehealth = {
    platform: 'Doxy',
    patientState: { code: 'IL', display: 'Illinois (here)' },
    patientLocation: '3 Elm Street',
    consentConfirmed: true,
  }
  const afar: Encounter = { ...encounter, mode: 'Telehealth', telehealth }
  const answers = sessionAnswers(afar, questions)

  expect(answers).toMatchObject({
    patientState: 'IL',
    patientLocation: '3 Elm Street',
    consentConfirmed: true,
  })
  expect(withSession(afar, answers, questions)).toEqual(afar)
  const moved = withSession(afar, { ...answers, patientState: 'WI', audioOnly: true }, questions)
  expect(moved.telehealth).toMatchObject({ platform: 'Doxy', patientState: { code: 'WI' }, audioOnly: true })
  const inPerson = withSession(afar, { ...answers, mode: 'InPerson' }, questions)
  expect(inPerson.telehealth).toEqual(telehealth)
  expect(
    withSession(encounter, { ...sessionAnswers(encounter, questions), mode: 'Telehealth' }, questions),
  ).not.toHaveProperty('telehealth')
})
