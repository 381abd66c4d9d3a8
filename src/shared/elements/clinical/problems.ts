import { rowsOf } from '#shared/elements/kind/composed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { half, part, record } from '#shared/elements/kind/part.ts'

/** Problems of the care plan. */
export const problems: ElementKind = rowsOf(
  record('condition', 'Condition'),
  part('planProblemId', 'String', half),
  part('statement', 'String'),
)
