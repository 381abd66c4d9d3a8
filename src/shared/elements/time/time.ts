import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { clock } from '#shared/elements/kind/shapes.ts'

/** A time of day. */
export const time: ElementKind = {
  holds: 'answer',
  shape: () => clock,
  text: (_, value, { moments }) => moments.clock(String(value)),
}
