import { expect, test } from 'vitest'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { exportQuestionnaire } from '#shared/exports/export-questionnaire.ts'
import { readResponse } from './read-response.ts'
import { writeResponse } from './write-response.ts'

const meta = { versionId: '1', lastModified: '', resourceSystem: '', created: '' }
const questionnaire: Questionnaire = {
  ...{ id: 'q', resourceType: 'Questionnaire', partition: 'p', display: 'Mood', meta },
  ...{ name: 'Mood', key: 'mood', version: 1, status: 'Active', shortName: 'MOOD', licence: 'Custom' },
  ...{ administration: 'Either', allowSkip: true, oneQuestionPerPage: false },
  language: { code: 'en', display: 'English' },
  elements: [
    { id: 'low', type: 'Boolean', label: 'Low?' },
    { id: 'since', type: 'Date', label: 'Since when?' },
  ],
}
const response: QuestionnaireResponse = {
  ...{ id: 'r', resourceType: 'QuestionnaireResponse', partition: 'p', display: 'Mood', meta },
  questionnaire: { id: 'q', resourceType: 'Questionnaire' },
  patient: { id: 'luz', resourceType: 'Patient' },
  author: { id: 'ann', resourceType: 'Practitioner' },
  ...{ status: 'Amended', progress: 'Complete', source: 'Clinician', mode: 'InSession' },
  authored: '2026-11-24T09:00:00-06:00',
  answers: { low: true, since: '2026-11-01' },
  language: { code: 'en', display: 'English' },
}

test('answers leave with about whom they are, by whom, when, and in which state', () => {
  expect(writeResponse(questionnaire, response, { release: 'R4' })).toMatchObject({
    ...{ resourceType: 'QuestionnaireResponse', id: 'r', status: 'amended' },
    subject: { reference: 'Patient/luz' },
    author: { reference: 'Practitioner/ann' },
    authored: '2026-11-24T09:00:00-06:00',
    item: [
      { linkId: 'low', answer: [{ valueBoolean: true }] },
      { linkId: 'since', answer: [{ valueDate: '2026-11-01' }] },
    ],
  })
})

test('the answer to a sensitive question stays here unless it is wanted, and that it was answered is said', () => {
  const [low, since] = questionnaire.elements
  const asked = { ...questionnaire, elements: [{ ...low, sensitive: true }, since] } as Questionnaire
  const masked = { url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'masked' }

  expect(writeResponse(asked, response, { release: 'R4' })).toMatchObject({
    item: [{ linkId: 'low', extension: [masked] }, { linkId: 'since' }],
  })
  expect(JSON.stringify(writeResponse(asked, response, { release: 'R4' }))).not.toContain('valueBoolean')
  expect(writeResponse(asked, response, { release: 'R4', withSensitive: true })).toMatchObject({
    item: [{ linkId: 'low', answer: [{ valueBoolean: true }] }, { linkId: 'since' }],
  })
})

test('words that were said with an option leave with it and come back', () => {
  const options = [{ code: 'other', label: 'Somebody else', allowText: true }]
  const asked: Questionnaire = {
    ...questionnaire,
    elements: [{ id: 'who', type: 'OpenChoice', label: 'Who came?', options }],
  }
  const answers = { who: { code: 'other', text: 'my aunt' } }
  const written = writeResponse(asked, { ...response, answers }, { release: 'R4' })

  expect(JSON.stringify(written)).toContain('my aunt')
  expect(readResponse(exportQuestionnaire(asked, 'R4'), written, () => 'row')).toMatchObject({ answers })
})
