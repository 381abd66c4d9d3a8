import type { ReactNode } from 'react'
import { clockOf } from '#client/scheduling/day/day-events.ts'
import { type GridBounds, heightOf, topOf } from '#client/scheduling/grid/bounds/grid-bounds.ts'
import { useMoments } from '#client/ui/moments.ts'
import type { DaySpan } from '#shared/scheduling/lay-out-day.ts'

type Props = { readonly span: DaySpan; readonly bounds: GridBounds }

/** Where a new appointment would stand while it is drawn. */
export function DrawnTime({ span: { from, to }, bounds }: Props): ReactNode {
  const moments = useMoments()
  return (
    <div
      className="move-ghost"
      style={{ top: topOf(bounds, from), height: heightOf(to - from) }}
      aria-hidden="true"
    >
      <b>
        {moments.clock(clockOf(from))}–{moments.clock(clockOf(to % 1440))}
      </b>
    </div>
  )
}
