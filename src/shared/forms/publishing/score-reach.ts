import type { Element } from '#shared/forms/definition.ts'

/** Where the values of a score or of one answer lie: the ends where there are any, and the least distance between two of them. */
export type ScoreReach = {
  readonly low?: number | undefined
  readonly high?: number | undefined
  readonly step: number
}

/** Before publishing, what one answer to a question can count for. */
export function itemReach(element: Element): ScoreReach {
  const { type, options = [], validation = {} } = element
  const scores = options.map(({ score }) => score).filter((score) => score !== undefined)
  if (scores.length > 0) return scoredReach(scores, isSeveral(element))
  if (type === 'Boolean') return { low: 0, high: 1, step: 1 }
  return { low: validation.min, high: validation.max, step: numberStep(element, validation.min) }
}

/** Of several chosen options the sum counts. */
function scoredReach(scores: readonly number[], several: boolean): ScoreReach {
  const [least, most] = [Math.min(...scores), Math.max(...scores)]
  const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0)
  const below = scores.filter((score) => score < 0)
  const above = scores.filter((score) => score > 0)
  return {
    low: several && below.length > 0 ? sum(below) : least,
    high: several && above.length > 0 ? sum(above) : most,
    step: stepOf(several ? [0, ...scores] : scores),
  }
}

function isSeveral(element: Element): boolean {
  return 'multiple' in element && element.multiple === true
}

function numberStep({ type, decimals }: Element, min = 0): number {
  if (type === 'Integer' || type === 'Scale') return Number.isInteger(min) ? 1 : least
  if (type === 'Calculated') return unitOf(decimals ?? 0)
  return least
}

/** The least number that so many decimals tell apart. */
export function unitOf(decimals: number): number {
  return Number((10 ** -decimals).toFixed(decimals))
}

const scale = 10_000
const least = 1 / scale

/** All of the values lie so far apart, or several times as far. */
export function stepOf(values: readonly number[]): number {
  const [first = 0, ...rest] = values.map((value) => Math.round(value * scale))
  const found = rest.reduce((step, value) => divisorOf(step, Math.abs(value - first)), 0)
  return found === 0 ? 1 : found / scale
}

function divisorOf(one: number, other: number): number {
  return other === 0 ? one : divisorOf(other, one % other)
}

/** How answers are put together to a score, and how many may be missing that are made up for by the mean of the others. */
export type ScoreMaking = { readonly kind: string; readonly maxMissing: number }

/** What a sum or an average of these answers can be; of anything else no more than how fine it is. */
export function scoreReach(items: readonly ScoreReach[], { kind, maxMissing }: ScoreMaking): ScoreReach {
  const step = stepOf([0, ...items.map((item) => item.step), ...items.map(({ low }) => low ?? 0)])
  if (items.length === 0 || (kind !== 'Sum' && kind !== 'Average')) return { step }
  const lows = items.map(({ low }) => low)
  const highs = items.map(({ high }) => high)
  const most = Math.min(maxMissing, items.length - 1)
  const low = outermost(lows, { kind, most, turn: -1 })
  const high = outermost(highs, { kind, most, turn: 1 })
  return { low, high, step: kind === 'Average' ? unitOf(2) : step }
}

type Side = { readonly kind: string; readonly most: number; readonly turn: 1 | -1 }

/** The outermost value on one side: where answers are missing that would have moved it to the middle, the mean of the others is further out. */
function outermost(ends: readonly (number | undefined)[], { kind, most, turn }: Side): number | undefined {
  const known = ends.filter((end) => end !== undefined).toSorted((one, other) => turn * (other - one))
  if (known.length < ends.length) return undefined
  const means = Array.from({ length: most + 1 }, (_, missing) => {
    const there = known.slice(0, known.length - missing)
    const mean = there.reduce((sum, each) => sum + each, 0) / there.length
    if (kind === 'Average') return mean
    return missing === 0 ? mean * there.length : Math.round(mean * known.length)
  })
  return turn === 1 ? Math.max(...means) : Math.min(...means)
}
