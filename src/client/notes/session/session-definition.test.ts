import { expect, test } from 'vitest'
import type { Condition } from '#generated/types/condition.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import { sessionAnswers, sessionDefinition, withSession } from './session-definition.ts'

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
const questions = { session: encounter, conditions, isPlaceHidden: false }

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

  const hidden = { ...questions, isPlaceHidden: true }
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

test('of a visit that was missed the reason is asked and kept; of one that took place none is left', () => {
  const answers = sessionAnswers(encounter, questions)
  const missed = withSession(
    encounter,
    { ...answers, visitStatus: 'NoShow', missedReason: 'forgot' },
    questions,
  )

  expect(missed.missedVisit).toMatchObject({ outcome: 'NoShow', reason: { code: 'forgot' } })
  expect(sessionAnswers(missed, questions)).toMatchObject({ missedReason: 'forgot' })
  const came = withSession(missed, { ...sessionAnswers(missed, questions), visitStatus: 'Show' }, questions)
  expect(came).not.toHaveProperty('missedVisit')
})

test('of several diagnoses the primary one is chosen, and the others keep their order', () => {
  const both = withSession(
    encounter,
    { ...sessionAnswers(encounter, questions), diagnoses: ['a', 'b'] },
    questions,
  )
  const changed = withSession(both, { ...sessionAnswers(both, questions), primaryDiagnosis: 'a' }, questions)

  expect(sessionAnswers(both, questions)).toMatchObject({ primaryDiagnosis: 'b' })
  expect(changed.diagnoses?.map(({ condition, rank }) => [condition.id, rank])).toEqual([
    ['a', 1],
    ['b', 2],
  ])
})

test('service, program, enrollment and place are chosen among the records; what is not changed stays as stored', () => {
  const outpatient = { id: 'p1', resourceType: 'Program', display: 'Outpatient', partition: 'x' }
  const known: Encounter = { ...encounter, program: outpatient }
  const answers = sessionAnswers(known, questions)
  const place = { id: 'l1', resourceType: 'Location', display: 'Main Clinic' }

  expect(withSession(known, answers, questions)).toEqual(known)
  const moved = withSession(known, { ...answers, location: place }, questions)
  expect(moved).toMatchObject({ program: outpatient, location: { location: place } })
  const { program: _, ...without } = answers
  expect(withSession(known, without, questions)).not.toHaveProperty('program')
})

test('a break counts once both its times are there', () => {
  const answers = sessionAnswers(encounter, questions)
  const start = '2026-11-24T15:40:00Z'
  const half = withSession(encounter, { ...answers, breaks: [{ _rowId: '1', start }] }, questions)
  const whole = withSession(
    encounter,
    { ...answers, breaks: [{ _rowId: '1', start, end: '2026-11-24T15:50:00Z', reason: 'a call' }] },
    questions,
  )

  expect(half.breaks ?? []).toEqual([])
  expect(whole.breaks).toEqual([{ start, end: '2026-11-24T15:50:00Z', reason: 'a call' }])
  expect(withSession(whole, sessionAnswers(whole, questions), questions)).toEqual(whole)
})

test('other units than were counted are typed by hand from then on, with a reason', () => {
  const answers = { ...sessionAnswers(encounter, questions), units: 4, unitsReason: 'a crisis' }

  const changed = withSession(encounter, answers, questions)
  expect(changed).toMatchObject({ units: 4, unitsOverridden: true, unitsReason: 'a crisis' })
  const { units: _, ...without } = answers
  expect(withSession(changed, without, questions)).not.toHaveProperty('unitsOverridden')
})

test('the whole of a group says where and when, the part of a member what concerns the member alone', () => {
  const words = (id: string) => id
  const idsOf = (session: Pick<Encounter, 'documentationType' | 'partOf'>) =>
    JSON.stringify(sessionDefinition(words, { ...questions, session: { ...session } }))

  const whole = idsOf({ documentationType: 'GroupNote' })
  const part = idsOf({
    documentationType: 'GroupNote',
    partOf: { id: 'w', resourceType: 'Encounter' },
  })
  expect(whole).toContain('"location"')
  expect(whole).not.toContain('"diagnoses"')
  expect(part).not.toContain('"location"')
  expect(part).toContain('"episodeOfCare"')
})
