import { expect, test } from 'vitest'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import { answeredAddress, foundResponses, takeInResponse } from './take-in-response.ts'
import { writeResponse } from './write-response.ts'

// What else a stored questionnaire says is nothing to its answers.
const questionnaire = {
  ...{ resourceType: 'Questionnaire', id: 'q', name: 'Mood', key: 'mood', version: 1, status: 'Active' },
  ...{ shortName: 'MOOD', licence: 'Custom' },
  elements: [
    { id: 'hours', type: 'Integer', label: 'Hours of sleep', required: true },
    { id: 'why', type: 'Text', label: 'What keeps you awake?' },
  ],
} as unknown as Questionnaire

const now = '2026-03-02T10:00:00.000Z'
const taking = (response: object) =>
  takeInResponse({
    questionnaire,
    response: JSON.parse(JSON.stringify({ resourceType: 'QuestionnaireResponse', ...response })),
    newId: () => 'row',
    now,
  })
const answered = (answers: object) =>
  writeResponse(
    questionnaire,
    // So much of a response is written.
    {
      ...{ id: 'r', status: 'Final', authored: '2026-03-01T09:00:00.000Z', answers },
      ...{ patient: { id: 'p', resourceType: 'Patient' }, author: { id: 'a', resourceType: 'Practitioner' } },
    } as unknown as Parameters<typeof writeResponse>[1],
    { release: 'R4' },
  )

test('what has left as FHIR comes back whole, when it was given and finished', () => {
  const answers = { hours: 6, why: 'The dog' }
  expect(taking(answered(answers))).toMatchObject({
    ...{ answers, kept: 2, status: 'Final', missing: 0, changed: [], refused: [] },
    authored: '2026-03-01T09:00:00.000Z',
  })
})

test('what fits nowhere is named and not guessed, and what is missing leaves the answers begun', () => {
  const given = [
    { linkId: 'hours', answer: [{ valueString: 'a lot' }] },
    { linkId: 'why', answer: [{ valueString: 'The dog' }, { valueString: 'The cat' }] },
    { linkId: 'color', answer: [{ valueString: 'Blue' }] },
  ]
  expect(taking({ item: given, source: { reference: 'Patient/1' }, authored: '2026-03-01' })).toEqual({
    ...{
      answers: { why: 'The dog' },
      kept: 1,
      status: 'Preliminary',
      source: 'Self',
      authored: now,
      missing: 1,
    },
    changed: [{ linkId: 'why', kind: 'surplus' }, { kind: 'time' }],
    refused: [
      { linkId: 'color', kind: 'unknown' },
      { linkId: 'hours', kind: 'unread' },
    ],
  })
})

test('answers are found alone or in a bundle, unless they were entered in error; their questionnaire is known without its version', () => {
  const one = { resourceType: 'QuestionnaireResponse', questionnaire: 'https://forms.example/mood|3' }
  const resources = [
    { resource: one },
    { resource: { ...one, status: 'entered-in-error' } },
    { resource: {} },
  ]
  expect(foundResponses({ resourceType: 'Bundle', entry: resources })).toEqual([one])
  expect(foundResponses({ resourceType: 'Patient' })).toEqual([])
  expect(answeredAddress(one)).toBe('https://forms.example/mood')
})
