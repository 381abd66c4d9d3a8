import { expect, test } from 'vitest'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Element } from '#shared/forms/definition.ts'
import { reportedAnswers } from './reported-answers.ts'

const source = { from: { id: 'response-1', resourceType: 'QuestionnaireResponse' }, on: '2026-02-12' }
const codes = [{ system: 'http://loinc.org', code: '63586-2' }]
const yesNo = [
  { code: 'y', label: 'Yes' },
  { code: 'n', label: 'No' },
]

function found(
  elements: readonly Element[],
  ...reported: readonly (readonly [readonly Element[], Answers])[]
) {
  const forms = reported.map(([asked, answers]) => ({
    form: compileForm({ elements: asked }),
    answers,
    source,
  }))
  const all = reportedAnswers(compileForm({ elements }), forms)
  return all.map(({ element, asked, value }) => [element.id, asked.id, value])
}

test('what a patient was asked under the same id, the same code or in the same words is found, in the order of the note', () => {
  const note: readonly Element[] = [
    { id: 'reason', type: 'Text', label: 'What brings you here?' },
    { id: 'income', type: 'Decimal', label: 'Income of the household', codes },
    { id: 'sleep', type: 'String', label: 'Sleep' },
  ]
  const asked: readonly Element[] = [
    { id: 'sleep', type: 'String', label: 'How do you sleep' },
    { id: 'money', type: 'Integer', label: 'Money', codes },
    { id: 'why', type: 'String', label: 'What  brings you here' },
  ]
  expect(found(note, [asked, { sleep: 'badly', money: 1200, why: 'I cannot work' }])).toEqual([
    ['reason', 'why', 'I cannot work'],
    ['income', 'money', 1200],
    ['sleep', 'sleep', 'badly'],
  ])
})

test('the surest counterpart is taken, and of equals the newest', () => {
  const note: readonly Element[] = [{ id: 'sleep', type: 'String', label: 'Sleep' }]
  const byWords: readonly Element[] = [{ id: 'nights', type: 'String', label: 'Sleep' }]
  expect(
    found(note, [byWords, { nights: 'today' }], [note, { sleep: 'in May' }], [note, { sleep: 'in March' }]),
  ).toEqual([['sleep', 'sleep', 'in May']])
})

test('a choice is taken over by its words: the same code in another list may mean something else', () => {
  const note: readonly Element[] = [{ id: 'alone', type: 'Choice', label: 'Lives alone', options: yesNo }]
  const asked = (options: readonly { code: string; label: string }[]): readonly Element[] => [
    { id: 'alone', type: 'Choice', label: 'Do you live alone', options },
  ]
  const numbered = [
    { code: '0', label: 'no' },
    { code: '1', label: 'yes' },
  ]
  const turned = [{ code: 'y', label: 'Years ago' }]
  expect(found(note, [asked(numbered), { alone: '1' }])).toEqual([['alone', 'alone', 'y']])
  expect(found(note, [asked(turned), { alone: 'y' }])).toEqual([])
})

test('what is judged anew, another type, a blank answer and what was asked in confidence is not offered', () => {
  const note: readonly Element[] = [
    { id: 'risk', type: 'Risk', label: 'Risk' },
    { id: 'born', type: 'Date', label: 'Born' },
    { id: 'own', type: 'String', label: 'Own', carryForward: 'Never' },
    { id: 'secret', type: 'String', label: 'Secret' },
    { id: 'blank', type: 'String', label: 'Blank' },
  ]
  const asked: readonly Element[] = [
    { id: 'risk', type: 'Risk', label: 'Risk' },
    { id: 'born', type: 'String', label: 'Born' },
    { id: 'own', type: 'String', label: 'Own' },
    { id: 'secret', type: 'String', label: 'Secret', sensitive: true },
    { id: 'blank', type: 'String', label: 'Blank' },
  ]
  const answers = { risk: { suicide: 'none' }, born: '1990-01-01', own: 'a', secret: 'b', blank: '' }
  expect(found(note, [asked, answers])).toEqual([])
})
