import { rowsOf } from '#shared/elements/kind/composed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { half, part, record } from '#shared/elements/kind/part.ts'

/** Allergies that were looked through. */
export const allergies: ElementKind = rowsOf(
  record('allergy', 'Allergy'),
  part('snapshot', 'String', half),
  part('reviewed', 'Boolean', { display: 'Checkbox', width: 5 }),
)
