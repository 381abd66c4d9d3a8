import type { ElementKinds } from '#shared/elements/kind/element-kind.ts'
import { standsFor } from '#shared/elements/kind/stands-for.ts'
import { decimal } from './decimal.ts'
import { numberText } from './number-text.ts'
import { quantity } from './quantity.ts'
import { score } from './score.ts'

/** Numbers, and what is worked out from them. */
export const numberKinds = {
  /** What the form has worked out: a number or a text. */
  Calculated: {
    holds: 'answer',
    shape: () => ({ anyOf: [{ type: 'number' }, { type: 'string', maxLength: 500 }] }),
  },
  Decimal: decimal,
  /** A whole number. */
  Integer: {
    holds: 'answer',
    shape: () => ({ type: 'integer' }),
    text: numberText,
    limits: 'number',
    order: Number,
  },
  Quantity: quantity,
  /** A whole number on a range whose marks have words of their own. */
  Scale: standsFor(() => ({ type: 'Integer', display: 'Slider' })),
  Score: score,
} satisfies ElementKinds
