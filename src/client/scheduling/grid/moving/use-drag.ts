import { type PointerEvent as Press, type RefObject, useEffect, useRef } from 'react'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { DayEvent } from '#client/scheduling/day/day-events.ts'
import type { Lane } from '#client/scheduling/day/lane.ts'
import type { GridBounds } from '#client/scheduling/grid/bounds/grid-bounds.ts'
import { swallowClick, swallowNextClick } from '#client/ui/dragging/swallow-click.ts'
import { whileDragged } from '#client/ui/dragging/while-dragged.ts'
import { inColumn, isLaneOpen, type MoveTarget } from './move-target.ts'
import type { Moving } from './use-moving.ts'

/** How far the mouse goes before it drags, and how near the edge of the calendar scrolls it. */
const farEnough = 5
const nearEdge = 36

type Grid = {
  readonly scroller: RefObject<HTMLElement | null>
  readonly columns: readonly DayColumn[]
  readonly bounds: GridBounds
  readonly moving: Moving
}

type Drag = {
  readonly event: DayEvent
  /** Which mouse or pen presses it. */
  readonly pointer: number
  /** In whose column it was pressed. */
  readonly lane: Lane
  readonly isEdge: boolean
  /** Where the mouse was pressed, and how many minutes below the beginning. */
  readonly x: number
  readonly y: number
  readonly grabbed: number
  readonly target: MoveTarget | undefined
}

/** Dragging with the mouse: an appointment to another time or column, its lower edge to another end. A finger scrolls instead. */
export function useDrag(grid: Grid) {
  const latest = useRef(grid)
  const drag = useRef<Drag>(undefined)
  useEffect(() => {
    latest.current = grid
  })
  useEffect(() => {
    const isMine = ({ pointerId }: PointerEvent) => drag.current?.pointer === pointerId
    const letGo = () => {
      const isUnderway = drag.current?.target !== undefined
      drag.current = undefined
      if (isUnderway) latest.current.moving.giveUp()
    }
    const go = (event: PointerEvent) => {
      if (!drag.current || !isMine(event)) return
      // It was released where nobody could tell: outside of the window, or over a dialog of the system.
      if (event.buttons === 0) return letGo()
      drag.current = dragged(latest.current, drag.current, event)
    }
    const cancel = (event: PointerEvent) => {
      if (isMine(event)) letGo()
    }
    const end = (event: PointerEvent) => {
      if (!isMine(event)) return
      const isUnderway = drag.current?.target !== undefined
      drag.current = undefined
      if (!isUnderway) return
      swallowClick()
      latest.current.moving.drop()
    }
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag.current?.target) return
      letGo()
      swallowNextClick()
    }
    return whileDragged({ go, end, cancel, leave })
  }, [])

  return (event: DayEvent, lane: Lane) => (press: Press<HTMLElement>) => {
    const { moving, scroller, bounds } = latest.current
    if (press.button !== 0 || press.pointerType === 'touch' || moving.target) return
    if (moving.rights.refusal(event.appointment)) return
    const isEdge = press.target instanceof Element && press.target.closest('.event-edge') !== null
    const minute = minuteAt(scroller.current, bounds, press.clientY)
    drag.current = {
      event,
      lane,
      isEdge,
      pointer: press.pointerId,
      x: press.clientX,
      y: press.clientY,
      grabbed: minute - event.from,
      target: undefined,
    }
  }
}

function dragged(grid: Grid, drag: Drag, { clientX, clientY }: PointerEvent): Drag {
  const { moving, scroller, bounds } = grid
  const begun = drag.target ?? beginning(grid, drag, Math.hypot(clientX - drag.x, clientY - drag.y))
  if (!begun) return drag
  scrollAtEdges(scroller.current, clientX, clientY)
  const minute = minuteAt(scroller.current, bounds, clientY)
  const target = drag.isEdge
    ? endedAt(begun, minute, slotOf(grid, begun))
    : placedAt(grid, begun, { minute: minute - drag.grabbed, x: clientX })
  moving.put(target)
  return { ...drag, target }
}

/** The target from which a drag begins, once the mouse has gone far enough that no click is meant. */
function beginning({ moving }: Grid, { event, lane }: Drag, distance: number): MoveTarget | undefined {
  return distance < farEnough ? undefined : moving.begin(event.appointment, lane, 'dragged')
}

function endedAt(target: MoveTarget, minute: number, slot: number): MoveTarget {
  const end = Math.round(minute / slot) * slot
  return { ...target, minutes: Math.max(Math.min(slot, target.minutes), end - target.from) }
}

function placedAt(grid: Grid, target: MoveTarget, { minute, x }: { minute: number; x: number }): MoveTarget {
  const { columns, scroller, moving } = grid
  const elements = [...(scroller.current?.querySelectorAll('.day-column') ?? [])]
  const place = elements.findIndex((element) => {
    const { left, right } = element.getBoundingClientRect()
    return left <= x && x < right
  })
  const column = columns[place]
  const isOpen = column && isLaneOpen(column.lane, target, moving.rights.mayGoToOthers)
  const there = inColumn(target, isOpen ? column : undefined)
  const slot = slotOf(grid, there)
  const from = Math.round(minute / slot) * slot
  return { ...there, from: Math.max(0, Math.min(24 * 60 - slot, from)) }
}

function slotOf({ columns }: Grid, { lane, date }: MoveTarget): number {
  const column = columns.find((each) => each.lane.id === lane.id && each.date === date)
  return column?.slotMinutes ?? 15
}

/** The minute of the day at which the mouse stands. */
function minuteAt(scroller: HTMLElement | null, bounds: GridBounds, y: number): number {
  const column = scroller?.querySelector('.day-column')?.getBoundingClientRect()
  if (!column) return bounds.from
  return bounds.from + ((y - column.top) / column.height) * (bounds.to - bounds.from)
}

function scrollAtEdges(scroller: HTMLElement | null, x: number, y: number): void {
  if (!scroller) return
  const { left, right, top, bottom } = scroller.getBoundingClientRect()
  scroller.scrollBy(by(x, left + 52, right), by(y, top + 52, bottom))
}

function by(at: number, low: number, high: number): number {
  if (at < low + nearEdge) return -12
  return at > high - nearEdge ? 12 : 0
}
