import { expect, test } from 'vitest'
import type { ComplianceAnswer } from '#generated/types/compliance-answer.ts'
import type { ComplianceQuestionnaire } from '#generated/types/compliance-questionnaire.ts'
import { scoreOf } from './checklist-score.ts'

const checklist = {
  sections: [{ id: 's', title: 'Plan', weight: 1 }],
  questions: [
    { id: 'a', sectionId: 's', text: 'A', weight: 1 },
    { id: 'b', sectionId: 's', text: 'B', weight: 3 },
    { id: 'c', sectionId: 's', text: 'C', critical: true },
  ],
  passPercent: 80,
} as unknown as ComplianceQuestionnaire
const answer = (questionId: string, result: ComplianceAnswer['result'], more = {}): ComplianceAnswer => ({
  questionId,
  result,
  ...more,
})

test('what does not apply counts neither for nor against', () => {
  expect(
    scoreOf(checklist, [answer('a', 'NotSatisfied'), answer('b', 'Satisfied'), answer('c', 'NotApplicable')]),
  ).toEqual({
    score: 75,
    passed: false,
  })
})

test('where nothing applies there is no score', () => {
  expect(scoreOf(checklist, [answer('a', 'NotApplicable')])).toEqual({ passed: true })
})

test('a critical finding fails an audit whose score would do, until it is refuted', () => {
  const answers = [answer('a', 'Satisfied'), answer('b', 'Satisfied'), answer('c', 'NotSatisfied')]
  expect(scoreOf(checklist, answers)).toEqual({ score: 80, passed: false })
  const struck = [...answers.slice(0, 2), answer('c', 'NotSatisfied', { review: { verdict: 'Refuted' } })]
  expect(scoreOf(checklist, struck)).toEqual({ score: 80, scoreAfterReview: 100, passed: true })
  const standing = [...answers.slice(0, 2), answer('c', 'NotSatisfied', { review: { verdict: 'Confirmed' } })]
  expect(scoreOf(checklist, standing)).toEqual({ score: 80, scoreAfterReview: 80, passed: false })
})
