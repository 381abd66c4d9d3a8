import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import type { ScoreReach } from './score-reach.ts'

type Band = { readonly min: number; readonly max: number }

/** The bands of a score, where they stand, and what the score can be. */
export type Banded = {
  readonly bands: readonly Band[]
  readonly pointer: string
  readonly name: string
  readonly reach: ScoreReach
}

/** Before publishing, what is wrong with the bands of a score: no value that it can have is without one, and none has two. */
export function checkBands({ bands, pointer, name, reach }: Banded): readonly Finding[] {
  if (bands.length === 0) return []
  if (hasGap(bands, reach.step)) return [blocking(pointer, 'definitions.bands', { name })]
  const first = Math.min(...bands.map(({ min }) => min))
  const last = Math.max(...bands.map(({ max }) => max))
  const isShort = isBefore(reach.low, first) || isBefore(last, reach.high)
  if (!isShort) return []
  const [low, high] = [told(reach.low ?? first), told(reach.high ?? last)]
  return [blocking(pointer, 'definitions.bands-short', { name, low, high, first, last })]
}

function isBefore(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && other !== undefined && other - one > tiny
}

/** What is less apart than this is the same: sums of decimals are no exact numbers. */
const tiny = 1e-9

function told(value: number): number {
  return Number(value.toFixed(2))
}

function hasGap(bands: readonly Band[], step: number): boolean {
  const inOrder = bands.toSorted((one, other) => one.min - other.min)
  const isWhole =
    Number.isInteger(step) && bands.every((band) => [band.min, band.max].every(Number.isInteger))
  return inOrder.some((band, index) => {
    const before = inOrder[index - 1]
    if (band.max < band.min) return true
    if (!before) return false
    const distance = band.min - before.max
    // Bands that touch leave no value out; where there are whole values only, they would share one.
    return distance - step > tiny || distance < 0 || (isWhole && distance === 0)
  })
}
