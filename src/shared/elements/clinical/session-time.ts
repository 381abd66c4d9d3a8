import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { oneOf } from '#shared/elements/kind/one-of.ts'
import { count, part, table } from '#shared/elements/kind/part.ts'

const clock = (id: string) => part(id, 'Time', { width: 3 })

/** What the clinical element SessionTime asks: when the session was, with its breaks and units. */
export const sessionTime: ElementKind = oneOf(
  clock('start'),
  clock('end'),
  table('breaks', [clock('start'), clock('end')]),
  count('minutes', { min: 0, max: 10_080 }),
  count('increments', { min: 0, max: 1000 }),
  part('units', 'Decimal', { decimals: 2, width: 3, validation: { min: 0 } }),
)
