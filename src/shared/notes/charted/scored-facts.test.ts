import { expect, test } from 'vitest'
import { scoredFacts } from './scored-facts.ts'

const instrument = { type: 'Instrument', label: 'PHQ-9' } as const
const named = (facts: ReturnType<typeof scoredFacts>) =>
  facts.map(({ key, category, body }) => [
    key,
    category,
    body.code.display,
    body.value?.quantity?.value,
    body.components?.[0]?.value.text,
  ])

test('each score of an instrument that was filled is a survey of the chart, called after the instrument, with its band', () => {
  const scores = [
    { _rowId: 'score-1', name: 'Total', value: 14, band: 'Moderate' },
    { _rowId: 'score-2', name: 'PHQ-9 difficulty', value: 2 },
  ]
  expect(named(scoredFacts('measures/phq', { scores }, instrument))).toEqual([
    ['measures/phq/score-1', 'Survey', 'PHQ-9 Total', 14, 'Moderate'],
    ['measures/phq/score-2', 'Survey', 'PHQ-9 difficulty', 2, undefined],
  ])
})

test('where too little was answered there is no score, and nothing is said', () => {
  const scores = [{ _rowId: 'score-1', name: 'Total', band: 'Incomplete' }]
  expect(scoredFacts('measures/phq', { scores }, instrument)).toEqual([])
  expect(scoredFacts('measures/phq', undefined, instrument)).toEqual([])
})

test('a score among the questions of the note itself is called as its question is', () => {
  const question = { type: 'Score', label: 'Stress today' } as const
  expect(named(scoredFacts('today/stress', { value: 6, band: 'High' }, question))).toEqual([
    ['today/stress', 'Survey', 'Stress today', 6, 'High'],
  ])
})

test('a score that is called as a vital sign is does not stand among the vital signs', () => {
  const [pain] = scoredFacts('today/pain', { value: 14 }, { type: 'Score', label: 'Pain' })
  expect(pain?.body.code).toEqual({ code: 'score pain', display: 'Pain' })
})
