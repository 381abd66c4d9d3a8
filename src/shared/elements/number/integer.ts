import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { numberText } from './number-text.ts'

/** A whole number. */
export const integer: ElementKind = {
  holds: 'answer',
  shape: () => ({ type: 'integer' }),
  text: numberText,
  limits: 'number',
  order: Number,
}
