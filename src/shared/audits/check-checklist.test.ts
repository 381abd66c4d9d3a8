import { expect, test } from 'vitest'
import { checkChecklist } from './check-checklist.ts'

const section = { id: 's1', title: 'Care plan', weight: 1 }
const question = { id: 'q1', sectionId: 's1', text: 'Is the plan signed?', weight: 1 }
const whole = { sections: [section], questions: [question] }
const found = (checklist: Parameters<typeof checkChecklist>[0]) =>
  checkChecklist(checklist).map(({ pointer, message }) => `${pointer} ${message}`)

test('a checklist whose questions have words, a section and a weight can be published', () => {
  expect(found(whole)).toEqual([])
  expect(found({ ...whole, sampleRule: { percent: 10, per: 'practitioner', everyDays: 30 } })).toEqual([])
})

test('what has no words, a section without questions and a question without a section are found', () => {
  expect(
    found({
      sections: [section, { id: 's2', title: ' ' }],
      questions: [question, { id: 'q2', sectionId: 'gone', text: '' }],
    }),
  ).toEqual([
    '/sections/1/title stores.required',
    '/sections/1 definitions.section-empty',
    '/questions/1/text stores.required',
    '/questions/1/sectionId definitions.question-homeless',
  ])
})

test('a checklist in which nothing counts, two parts with one id and a sample of no size are found', () => {
  expect(
    found({
      sections: [{ ...section, weight: 0 }],
      questions: [question, question],
      sampleRule: { per: 'program', everyDays: 90 },
    }),
  ).toEqual([
    '/questions/1/id definitions.same-part-id',
    '/questions definitions.nothing-counts',
    '/sampleRule definitions.sample-size',
  ])
})
