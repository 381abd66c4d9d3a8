import type { Calculation } from '#generated/types/calculation.ts'
import { type Answer, isBlank, isRecord, listOf } from '#shared/answers/answer.ts'
import { dayNumber } from '#shared/answers/calendar.ts'
import { elementKinds } from '#shared/elements/element-kinds.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { FormContext, Reading } from '#shared/forms/reading.ts'
import { momentOf } from './compare-answers.ts'
import { type Exact, exactly, negated, plus, rounded, shared, times } from './exact.ts'

/** What a calculation gives: a value, nothing, or nothing because it would be beyond 10¹². */
export type Calculated = { readonly value: Answer | undefined; readonly isTooLarge: boolean }

const blank: Calculated = { value: undefined, isTooLarge: false }
const limit = 1e12

/** Calculates from the readings of all sources, in their order (`src/shared/forms/README.md`, "Calculations"): exact inside, rounded once at the end. */
export function calculate(target: Element, readings: readonly Reading[], context: FormContext): Calculated {
  const { calculation } = target
  if (!calculation) return blank
  if (calculation.kind === 'Copy') return { value: copied(readings), isTooLarge: false }

  const numbers = readings.map((reading) => numberOf(reading, calculation, { readings, context }))
  const result = combine(calculation, numbers)
  if (!result) return blank

  const factor = exactly(calculation.unitFactor ?? 1)
  const value = rounded(
    factor ? times(result, factor) : result,
    calculation.decimals ?? (target.type === 'Calculated' ? target.decimals : undefined) ?? 0,
    calculation.rounding ?? 'HalfUp',
  )
  if (!(Math.abs(value) <= limit)) return { value: undefined, isTooLarge: true }
  const missing = calculation.missing === 'Zero' ? 0 : numbers.filter((number) => number === undefined).length
  const { calculated } = elementKinds[target.type]
  return {
    value: calculated ? calculated(target, value, { of: readings.length, missing }) : value,
    isTooLarge: false,
  }
}

function copied(readings: readonly Reading[]): Answer | undefined {
  const value = readings[0]?.value
  return isBlank(value) ? undefined : value
}

const missingByKind = {
  Sum: 'Skip',
  Multiply: 'Blank',
  Difference: 'Blank',
  Average: 'Skip',
  Copy: 'Blank',
} as const

function combine(calculation: Calculation, numbers: readonly (Exact | undefined)[]): Exact | undefined {
  const present = numbers.filter((number) => number !== undefined)
  if (present.length < Math.max(1, calculation.minSources ?? 1)) return undefined

  const asked = calculation.missing ?? 'PerKind'
  const missing = asked === 'PerKind' ? missingByKind[calculation.kind] : asked
  if (missing === 'Blank' && present.length < numbers.length) return undefined
  return joined(calculation.kind, missing === 'Zero' ? numbers.map((number) => number ?? zero) : present)
}

const zero: Exact = { dividend: 0n, divisor: 1n }

function joined(kind: Calculation['kind'], numbers: readonly Exact[]): Exact | undefined {
  const [first, ...rest] = numbers
  if (!first) return undefined
  if (kind === 'Multiply') return rest.reduce(times, first)
  if (kind === 'Difference') return rest.reduce((sum, number) => plus(sum, negated(number)), first)

  const sum = rest.reduce(plus, first)
  return kind === 'Average' ? shared(sum, numbers.length) : sum
}

type Surroundings = { readonly readings: readonly Reading[]; readonly context: FormContext }

function numberOf(reading: Reading, calculation: Calculation, around: Surroundings): Exact | undefined {
  if (isBlank(reading.value)) return reading.number === undefined ? undefined : exactly(reading.number)
  if (reading.number !== undefined) return exactly(reading.number)
  if (calculation.kind === 'Difference' && isMoment(reading)) return momentNumber(reading.value, around)

  const number = usableNumber(reading.element, reading.value)
  return number === undefined ? undefined : exactly(number)
}

/** What an answer counts for: the number, 1 or 0, the option's score (several: their sum), minutes; else nothing. */
export function usableNumber(element: Element | undefined, value: Answer | undefined): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (Array.isArray(value)) return sumOfScores(element, value)
  if (typeof value === 'string') return numberOfText(element, value)
  if (!isRecord(value)) return undefined
  if (typeof value.value === 'number') return value.value
  return typeof value.code === 'string' ? scoreOf(element, value.code) : undefined
}

function numberOfText(element: Element | undefined, value: string): number | undefined {
  const { score } = element ? elementKinds[element.type] : {}
  return score ? score(value) : scoreOf(element, value)
}

function sumOfScores(element: Element | undefined, values: readonly Answer[]): number | undefined {
  const scores = listOf(values)
    .map((value) => usableNumber(element, value))
    .filter((score) => score !== undefined)
  return scores.length > 0 ? scores.reduce((sum, score) => sum + score, 0) : undefined
}

function scoreOf(element: Element | undefined, code: string): number | undefined {
  return element?.options?.find((option) => option.code === code)?.score
}

function isMoment({ element, value }: Reading): boolean {
  if (typeof value !== 'string') return false
  if (element) return elementKinds[element.type].isMoment === true
  return momentOf(value, {}) !== undefined
}

/** Days between days; minutes as soon as one of the sources has a time. */
function momentNumber(value: Answer, { readings, context }: Surroundings): Exact | undefined {
  if (typeof value !== 'string') return undefined

  const areDays = readings.every(
    (reading) => typeof reading.value !== 'string' || dayNumber(reading.value) !== undefined,
  )
  if (areDays) return exactly(dayNumber(value) ?? Number.NaN)

  const moment = momentOf(value, context)
  return moment === undefined ? undefined : exactly(moment / 60_000)
}
