import type { ElementKinds } from '#shared/elements/kind/element-kind.ts'
import { oneOf } from '#shared/elements/kind/one-of.ts'
import { count, half, part } from '#shared/elements/kind/part.ts'
import { standsFor } from '#shared/elements/kind/stands-for.ts'
import { decimal } from './decimal.ts'
import { numberText } from './number-text.ts'
import { quantity } from './quantity.ts'

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
  /** A score: its number, the band in which that lies, and how much is missing. */
  Score: {
    ...oneOf(
      part('value', 'Decimal', { width: 3 }),
      part('band', 'String', half),
      count('missing', { min: 0, max: 1000 }),
      part('prorated', 'Boolean'),
    ),
    calculated: ({ bands = [] }, value, missing) => {
      const band = bands.find(({ min, max }) => min <= value && value <= max)?.label
      return band === undefined ? { value, missing } : { value, band, missing }
    },
  },
} satisfies ElementKinds
