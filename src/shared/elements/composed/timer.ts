import { oneOf } from '#shared/elements/kind/composed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { count, part } from '#shared/elements/kind/part.ts'

/** Start, end and the minutes between. */
export const timer: ElementKind = oneOf(
  part('start', 'DateTime', { width: 5 }),
  part('end', 'DateTime', { width: 5 }),
  count('minutes', { min: 0, max: 10_080 }),
)
