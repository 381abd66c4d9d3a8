import { expect, test } from 'vitest'
import type { ScoreDefinition } from '#generated/types/score-definition.ts'
import type { Element } from '#shared/forms/definition.ts'
import { storedElements } from '#shared/forms/definition.ts'
import { checkDefinition } from './check-definition.ts'
import { checkQuestionnaire } from './check-questionnaire.ts'

const asked = (id: string, scores: readonly number[], more: object = {}): Element => ({
  ...{ id, type: 'Choice', label: id },
  options: scores.map((score, at) => ({ code: `${at}`, label: `${at}`, score })),
  ...more,
})
const bands = (...ends: readonly (readonly [number, number])[]) =>
  ends.map(([min, max]) => ({ min, max, label: `${min}`, severity: 'Info' as const }))

function found(elements: readonly Element[], more: Partial<ScoreDefinition>) {
  const itemIds = elements.map(({ id }) => id)
  const score: ScoreDefinition = { id: 'total', name: 'Total', kind: 'Sum', itemIds, ...more }
  const row = { elements: storedElements(elements), shortName: 'OWN', licence: 'Custom' as const }
  return checkQuestionnaire({ ...row, scoring: [score] }).map(({ message, parameters }) =>
    message === 'definitions.bands-short' ? `${parameters?.low} to ${parameters?.high}` : message,
  )
}

const three = [0, 1, 2, 3]
const pair = [asked('a', three), asked('b', three)]

test('bands that hold every score may be published, and may be wider than the score', () => {
  expect(found(pair, { bands: bands([0, 2], [3, 6]) })).toEqual([])
  expect(found(pair, { bands: bands([-1, 2], [3, 40]) })).toEqual([])
  expect(found(pair, {})).toEqual([])
})

test('a score that can lie below or above all bands is named with what it can be', () => {
  expect(found(pair, { bands: bands([0, 2], [3, 5]) })).toEqual(['0 to 6'])
  expect(found(pair, { bands: bands([1, 6]) })).toEqual(['0 to 6'])
})

test('several chosen options add up, and a reversed question is counted from its other end', () => {
  const several = asked('a', [1, 2, 3], { multiple: true })
  expect(found([several], { bands: bands([1, 3]) })).toEqual(['1 to 6'])
  expect(found([asked('a', [1, 5])], { reverse: ['a'], bands: bands([1, 5]) })).toEqual([])
  expect(found([several], { reverse: ['a'], bands: bands([1, 6]) })).toEqual(['-2 to 3'])
})

test('a yes-or-no question and a scale with two ends count; what has no end only leaves no gap', () => {
  const scale: Element = { id: 's', type: 'Scale', label: 's', validation: { min: 0, max: 10 } }
  const yes: Element = { id: 'y', type: 'Boolean', label: 'y' }
  expect(found([scale, yes], { bands: bands([0, 10]) })).toEqual(['0 to 11'])
  const open: Element = { id: 'o', type: 'Integer', label: 'o' }
  expect(found([open], { bands: bands([0, 10]) })).toEqual([])
  expect(found([open], { bands: bands([0, 4], [6, 10]) })).toEqual(['definitions.bands'])
})

test('sums of halves have bands that follow each other by halves; whole sums share no value', () => {
  const halves = [asked('a', [0, 0.5, 1]), asked('b', [0, 0.5, 1])]
  expect(found(halves, { bands: bands([0, 1], [2, 2]) })).toEqual(['definitions.bands'])
  expect(found(halves, { bands: bands([0, 1], [1.5, 2]) })).toEqual([])
  expect(found(halves, { bands: bands([0, 1], [1, 2]) })).toEqual([])
  expect(found(pair, { bands: bands([0, 3], [3, 6]) })).toEqual(['definitions.bands'])
})

test('an average has bands that touch', () => {
  expect(found(pair, { kind: 'Average', bands: bands([0, 1], [2, 3]) })).toEqual(['definitions.bands'])
  expect(found(pair, { kind: 'Average', bands: bands([0, 1.5], [1.5, 3]) })).toEqual([])
})

test('what is made up for by the mean of the others has a band too', () => {
  const uneven = [asked('a', [0, 1]), asked('b', [0, 10])]
  const prorate = { allowed: true, maxMissing: 1 }
  expect(found(uneven, { prorate, bands: bands([0, 11]) })).toEqual(['0 to 20'])
  expect(found(uneven, { bands: bands([0, 11]) })).toEqual([])
})

const score = (more: object): Element => ({
  ...{ id: 'score', type: 'Score', label: 'Stress' },
  calculation: { kind: 'Sum', sources: ['a', 'b'] },
  ...more,
})
const inForm = (more: object) =>
  checkDefinition({ elements: [...pair, score(more)] }).map(({ message, pointer }) => [message, pointer])

test('the bands of a score among the questions of a form are held to the same', () => {
  expect(inForm({ bands: bands([0, 2], [3, 6]) })).toEqual([])
  expect(inForm({ bands: bands([0, 2], [4, 6]) })).toEqual([['definitions.bands', '/elements/2/bands']])
  expect(inForm({ bands: bands([1, 6]) })).toEqual([['definitions.bands-short', '/elements/2/bands']])
  const calculation = { kind: 'Average', sources: ['a', 'b'], decimals: 1 }
  expect(inForm({ calculation, bands: bands([0, 1.4], [1.5, 3]) })).toEqual([])
  expect(inForm({ calculation, bands: bands([0, 1], [2, 3]) })).toEqual([
    ['definitions.bands', '/elements/2/bands'],
  ])
})
