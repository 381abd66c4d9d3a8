import { rowsOf } from '#shared/elements/kind/composed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { choice, count, half, part } from '#shared/elements/kind/part.ts'

/** Substances, and how they are used. */
export const substanceUse: ElementKind = rowsOf(
  part('substance', 'String', half),
  part('route', 'String', half),
  part('frequency', 'String', half),
  part('lastUse', 'Approximate', half),
  part('amount', 'String', half),
  count('ageFirst', { min: 0, max: 120 }),
  choice('stage', ['precontemplation', 'contemplation', 'preparation', 'action', 'maintenance']),
)
