import { type ReactNode, useEffect, useRef } from 'react'
import { clockOf, whoOf } from '#client/scheduling/day/day-events.ts'
import { type GridBounds, heightOf, topOf } from '#client/scheduling/grid/bounds/grid-bounds.ts'
import { useMoments } from '#client/ui/moments.ts'
import type { MoveTarget } from './move-target.ts'
import type { Moving } from './use-moving.ts'

type Props = { readonly moving: Moving; readonly target: MoveTarget; readonly bounds: GridBounds }

/** Where the appointment that is being moved would stand. Who listens is told by sentences. */
export function MoveGhost({ moving, target, bounds }: Props): ReactNode {
  const moments = useMoments()
  const ghost = useRef<HTMLDivElement>(null)
  const { appointment, isDragged, needsWord, meets } = moving
  const { from, minutes } = target
  const to = Math.min(bounds.to, from + minutes)
  useEffect(() => {
    // By its numbers: the mouse scrolls by itself.
    if (isDragged || from + minutes <= 0) return
    const show = () => ghost.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    show()
    // What is said of the move below the grid takes room from it.
    const grid = ghost.current?.closest('.day-grid')
    if (!grid) return
    const sizes = new ResizeObserver(show)
    sizes.observe(grid)
    return () => sizes.disconnect()
  }, [isDragged, from, minutes])

  return (
    <div
      ref={ghost}
      className="move-ghost"
      data-clash={needsWord || meets.length > 0 || undefined}
      style={{ top: topOf(bounds, from), height: heightOf(to - from) }}
      aria-hidden="true"
    >
      <b>
        {moments.clock(clockOf(from))}–{moments.clock(clockOf((from + minutes) % 1440))}
      </b>
      <span>{appointment && (whoOf(appointment) ?? appointment.title)}</span>
    </div>
  )
}

/** The minutes that it takes of the day. */
export function ghostSpan({
  target,
}: Pick<Moving, 'target'>): readonly { readonly from: number; readonly to: number }[] {
  return target ? [{ from: target.from, to: Math.min(1440, target.from + target.minutes) }] : []
}
