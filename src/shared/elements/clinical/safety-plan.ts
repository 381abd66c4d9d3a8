import { oneOf } from '#shared/elements/kind/composed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { part, table, texts } from '#shared/elements/kind/part.ts'

/** What helps in a crisis, in the order in which it is tried. */
export const safetyPlan: ElementKind = oneOf(
  texts('warningSigns'),
  texts('copingStrategies'),
  texts('distractions'),
  table('helpers', [part('name', 'String'), part('phone', 'String', { display: 'Phone' })]),
  texts('professionals'),
  texts('means'),
  part('reasons', 'Text', { plain: true }),
)
