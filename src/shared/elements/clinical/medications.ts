import { rowsOf } from '#shared/elements/kind/composed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { choice, half, part, record } from '#shared/elements/kind/part.ts'

/** Medicines, and what changes about them. */
export const medications: ElementKind = rowsOf(
  record('medication', 'Medication'),
  part('snapshot', 'String', half),
  choice('change', ['None', 'Start', 'Stop', 'Change']),
  part('comment', 'String', half),
  part('reviewed', 'Boolean', { display: 'Checkbox', width: 5 }),
)
