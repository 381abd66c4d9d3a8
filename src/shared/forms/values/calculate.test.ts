import { expect, test } from 'vitest'
import type { Calculation } from '#generated/types/calculation.ts'
import type { Element } from '#shared/forms/definition.ts'
import { calculate } from './calculate.ts'
import { exactly, rounded, times } from './exact.ts'

const number: Element = { id: 'n', type: 'Decimal', label: 'N' }
const day: Element = { id: 'd', type: 'Date', label: 'D' }
const scored: Element = {
  id: 'c',
  type: 'Choice',
  label: 'C',
  options: [
    { code: 'x', label: 'X', score: 3 },
    { code: 'y', label: 'Y' },
  ],
}

function result(calculation: Calculation, values: readonly unknown[], element: Element = number) {
  const readings = values.map((value) => ({ element, value: value as number }))
  return calculate({ id: 'r', type: 'Decimal', label: 'R', calculation }, readings, {}).value
}

test.each([
  ['a sum leaves missing ones out', { kind: 'Sum', sources: [] }, [2, undefined, 0], 2],
  [
    'a sum with too few answers is blank',
    { kind: 'Sum', sources: [], minSources: 3 },
    [2, undefined, 0],
    undefined,
  ],
  ['a sum of nothing is blank, not 0', { kind: 'Sum', sources: [] }, [undefined, undefined], undefined],
  [
    'an average counts the answers that are there',
    { kind: 'Average', sources: [], decimals: 1 },
    [4, undefined, 7],
    5.5,
  ],
  ['a difference needs both', { kind: 'Difference', sources: [] }, [10, undefined], undefined],
  ['a product is rounded once, at the end', { kind: 'Multiply', sources: [] }, [150, 0.45359237], 68],
  [
    'missing counts as zero where the author says so',
    { kind: 'Sum', sources: [], missing: 'Zero' },
    [4, undefined],
    4,
  ],
  ['tenths add up exactly', { kind: 'Sum', sources: [], decimals: 2 }, [0.1, 0.2], 0.3],
  ['half is rounded away from zero', { kind: 'Sum', sources: [], decimals: 0 }, [-2.5], -3],
  ['half is rounded to the even neighbour', { kind: 'Sum', sources: [], rounding: 'HalfEven' }, [2.5], 2],
  ['a copy keeps what it copies', { kind: 'Copy', sources: [] }, ['rain'], 'rain'],
] as const)('%s', (_, calculation, values, expected) => {
  expect(result(calculation, values)).toBe(expected)
})

test('a stay is counted in days, across the end of a month', () => {
  expect(result({ kind: 'Difference', sources: [] }, ['2026-03-04', '2026-02-20'], day)).toBe(12)
})

test('an option counts with its score, and one without a score is missing', () => {
  expect(result({ kind: 'Sum', sources: [] }, ['x', 'y'], scored)).toBe(3)
})

const bands = [
  { min: 0, max: 4, label: 'Low', severity: 'Info' as const },
  { min: 5, max: 9, label: 'High', severity: 'Severe' as const },
]
const scoreOf = (
  values: readonly (string | undefined)[],
  more: object = {},
  how: Partial<Calculation> = {},
) => {
  const calculation: Calculation = { kind: 'Sum', sources: [], ...how }
  const target: Element = { id: 's', type: 'Score', label: 'S', bands, calculation, ...more }
  return calculate(
    target,
    values.map((value) => ({ element: scored, value })),
    {},
  ).value
}

test('a score has a band when everything is answered, and nothing but "Incomplete" as long as something is missing', () => {
  expect(scoreOf(['x', 'x'])).toEqual({ value: 6, band: 'High', missing: 0 })
  expect(scoreOf(['x', undefined])).toEqual({ band: 'Incomplete', missing: 1 })
})

test('an answer without a score is missing from a score, and is made up for as one that is not given', () => {
  expect(scoreOf(['x', 'y'])).toEqual({ band: 'Incomplete', missing: 1 })
  expect(scoreOf(['x', 'y'], { maxMissing: 1 })).toEqual({
    ...{ value: 6, band: 'High', missing: 1, prorated: true },
  })
  expect(scoreOf(['x', 'y', undefined], { maxMissing: 1 })).toEqual({ band: 'Incomplete', missing: 2 })
})

test('where the author counts what is missing as zero, nothing is missing from a score', () => {
  expect(scoreOf(['x', undefined], {}, { missing: 'Zero' })).toEqual({ value: 3, band: 'Low', missing: 0 })
})

test('a result beyond 10¹² is blank and says so', () => {
  const target: Element = { ...number, calculation: { kind: 'Multiply', sources: [] } }
  const readings = [1e9, 1e9].map((value) => ({ element: number, value }))
  expect(calculate(target, readings, {})).toEqual({ value: undefined, isTooLarge: true })
})

test('numbers are taken as they are written, very small and very large ones too', () => {
  const product = times(
    exactly(1e-10) ?? { dividend: 0n, divisor: 1n },
    exactly(1e12) ?? { dividend: 0n, divisor: 1n },
  )
  expect(rounded(product, 0, 'HalfUp')).toBe(100)
  expect(exactly(Number.NaN)).toBeUndefined()
})
