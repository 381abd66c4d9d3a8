import { expect, test } from 'vitest'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
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
  expect(writeResponse(questionnaire, response, 'R4')).toMatchObject({
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
