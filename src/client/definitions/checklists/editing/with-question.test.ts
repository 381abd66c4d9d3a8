import { expect, test } from 'vitest'
import type { Checklist } from './checklist.ts'
import {
  questionsOf,
  withMovedQuestion,
  withNewSection,
  withoutSection,
  withQuestions,
  withSectionCopy,
} from './with-question.ts'

const question = (id: string, sectionId: string) => ({ id, sectionId, text: id })
const checklist: Checklist = {
  sections: [
    { id: 'plan', title: 'Plan' },
    { id: 'note', title: 'Note' },
  ],
  questions: [question('a', 'plan'), question('x', 'note'), question('b', 'plan'), question('y', 'note')],
}
const told = ({ questions }: Pick<Checklist, 'questions'>) => questions.map(({ id }) => id).join(' ')
const ids = () => {
  let number = 0
  return () => `new-${++number}`
}

test('a question moves within its section, and the questions of other sections stay where they are', () => {
  expect(told(withMovedQuestion(checklist, 'plan', { from: 1, to: 0 }))).toBe('b x a y')
  expect(told(withMovedQuestion(checklist, 'note', { from: 1, to: 5 }))).toBe('a x b y')
})

test('a question is put behind another one, or at the end', () => {
  expect(told(withQuestions(checklist, [question('c', 'plan')], 'a'))).toBe('a c x b y')
  expect(told(withQuestions(checklist, [question('c', 'plan')]))).toBe('a x b y c')
})

test('a new section begins with a question, and a copy has all the questions of the first', () => {
  const more = withNewSection(checklist, 'Times', ids())
  expect(more.sections.at(-1)).toEqual({ id: 'new-1', title: 'Times', weight: 1 })
  expect(questionsOf(more, 'new-1')).toHaveLength(1)
  const copied = withSectionCopy(checklist, 0, ids())
  expect(copied.sections.map(({ id }) => id)).toEqual(['plan', 'new-1', 'note'])
  expect(questionsOf(copied, 'new-1').map(({ text }) => text)).toEqual(['a', 'b'])
})

test('a section goes with its questions, and one question to write is always left', () => {
  expect(told(withoutSection(checklist, 0, ids()))).toBe('x y')
  const alone = { ...checklist, questions: [question('a', 'plan')] }
  expect(withoutSection(alone, 0, ids()).questions).toMatchObject([{ sectionId: 'note', text: '' }])
})
