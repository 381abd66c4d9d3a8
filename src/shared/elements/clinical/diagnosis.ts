import { rowsOf } from '#shared/elements/kind/composed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { count, half, part, record } from '#shared/elements/kind/part.ts'

/** Conditions that are diagnosed, in their order. */
export const diagnosis: ElementKind = rowsOf(
  record('condition', 'Condition'),
  part('code', 'String', { width: 3 }),
  part('display', 'String', half),
  count('rank', { min: 1, max: 99 }),
)
