import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { textOf } from '#shared/elements/kind/shapes.ts'

/** Prose. */
export const text: ElementKind = {
  holds: 'answer',
  shape: () => textOf(20_000),
  limits: 'text',
  isBlock: true,
  calculated: (_, value) => String(value),
}
