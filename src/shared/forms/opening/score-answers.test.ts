import { expect, test } from 'vitest'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Element } from '#shared/forms/definition.ts'
import { scoreAnswers } from './score-answers.ts'

const asked = (id: string): Element => ({
  id,
  type: 'Choice',
  label: id,
  options: [
    ...[1, 2, 3, 4, 5].map((score) => ({ code: `${score}`, label: `${score}`, score })),
    { code: 'none', label: 'Prefer not to say' },
  ],
})
const scale = (validation?: Element['validation']): Element => ({
  id: 'b',
  type: 'Scale',
  label: 'b',
  ...(validation && { validation }),
})

function scoreOf(reversed: Element, answer: number | string | boolean) {
  const form = compileForm({ elements: [asked('a'), reversed] })
  return scoreAnswers(form, { a: '5', b: answer }, [
    { id: 'total', name: 'Total', kind: 'Sum', itemIds: ['a', 'b'], reverse: ['b'] },
  ])
}

test('a reversed question is counted from the other end of the options that have a score', () => {
  expect(scoreOf(asked('b'), '5')).toEqual([{ scoringId: 'total', value: 6, missing: 0 }])
  expect(scoreOf(asked('b'), '2')).toMatchObject([{ value: 9 }])
  expect(scoreOf(asked('b'), 'none')).toMatchObject([{ band: 'Incomplete', missing: 1 }])
})

test('a reversed scale is counted from the other of its ends, a yes-or-no question from no', () => {
  expect(scoreOf(scale({ min: 1, max: 10 }), 3)).toMatchObject([{ value: 13 }])
  expect(scoreOf({ id: 'b', type: 'Boolean', label: 'b' }, true)).toMatchObject([{ value: 5 }])
})

test('a reversed scale of which one end is open counts as not answered, never as no number', () => {
  expect(scoreOf(scale({ max: 10 }), 3)).toEqual([{ scoringId: 'total', band: 'Incomplete', missing: 1 }])
  expect(scoreOf(scale(), 3)).toEqual([{ scoringId: 'total', band: 'Incomplete', missing: 1 }])
})

test('a sum of halves stays what it is, and only what is made up for is a whole number', () => {
  const half = { ...asked('h'), options: [{ code: 'h', label: 'h', score: 0.5 }] }
  const form = compileForm({ elements: [asked('a'), half] })
  const total = { id: 'total', name: 'Total', kind: 'Sum' as const, itemIds: ['a', 'h'] }
  expect(scoreAnswers(form, { a: '2', h: 'h' }, [total])).toMatchObject([{ value: 2.5 }])
  const prorate = { allowed: true, maxMissing: 1 }
  expect(scoreAnswers(form, { h: 'h' }, [{ ...total, prorate }])).toMatchObject([
    { value: 1, prorated: true, missing: 1 },
  ])
})
