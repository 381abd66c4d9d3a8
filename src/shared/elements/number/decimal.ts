import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { numberText } from './number-text.ts'

/** A number, with so many decimal places where the author says so. */
export const decimal: ElementKind = {
  holds: 'answer',
  shape: ({ decimals }) =>
    decimals === undefined ? { type: 'number' } : { type: 'number', multipleOf: step(decimals) },
  text: numberText,
  limits: 'number',
  order: Number,
}

/** The smallest step of so many decimal places: 0.01 for two. */
export function step(decimals: number): number {
  return Number(`1e-${decimals}`)
}
