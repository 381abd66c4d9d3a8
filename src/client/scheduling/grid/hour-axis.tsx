import type { ReactNode } from 'react'
import { clockOf } from '#client/scheduling/day/day-events.ts'
import { useMoments } from '#client/ui/moments.ts'
import { type GridBounds, heightOf, topOf } from './bounds/grid-bounds.ts'

/** The hours beside the columns of the calendar; the events say their times themselves. */
export function HourAxis({ bounds }: { readonly bounds: GridBounds }): ReactNode {
  const moments = useMoments()
  return (
    <div className="day-hours" style={{ height: heightOf(bounds.to - bounds.from) }} aria-hidden="true">
      {hoursOf(bounds)
        .slice(0, -1)
        .map((minute) => (
          <span key={minute} style={{ top: topOf(bounds, minute) }}>
            {moments.clock(clockOf(minute))}
          </span>
        ))}
    </div>
  )
}

/** The lines of the hours behind a column. */
export function HourLines({ bounds }: { readonly bounds: GridBounds }): ReactNode {
  return hoursOf(bounds).map((minute) => (
    <i key={minute} className="day-line" style={{ top: topOf(bounds, minute) }} />
  ))
}

function hoursOf({ from, to }: GridBounds): readonly number[] {
  return Array.from({ length: (to - from) / 60 + 1 }, (_, index) => from + index * 60)
}
