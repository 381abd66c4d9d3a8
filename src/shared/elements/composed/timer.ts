import { oneOf } from '#shared/elements/kind/composed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { count, part } from '#shared/elements/kind/part.ts'

/** Start, end and the minutes between. */
export const timer: ElementKind = oneOf(
  part('start', 'DateTime', { width: 5 }),
  part('end', 'DateTime', { width: 5 }),
  count('minutes', 0, 10_080),
)
