import { oneOf } from '#shared/elements/kind/composed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { count, half, part } from '#shared/elements/kind/part.ts'

/** A score: its number, the band in which that lies, and how much is missing. */
export const score: ElementKind = {
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
}
