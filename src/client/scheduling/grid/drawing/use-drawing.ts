import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { swallowClick, swallowNextClick } from '#client/ui/dragging/swallow-click.ts'
import { whileDragged } from '#client/ui/dragging/while-dragged.ts'
import type { DaySpan } from '#shared/scheduling/lay-out-day.ts'
import { type DrawnColumn, drawnSpan } from './drawn-span.ts'

/** How far the mouse goes before it draws, in pixels; less is a click. */
const farEnough = 5

/** Drawing a new time with the mouse on the free ground of a column: what is drawn so far, and what a press begins. Escape leaves it; a finger scrolls instead. */
export function useDrawing(ground: DrawnColumn, onDrawn: (span: DaySpan) => void) {
  const [span, setSpan] = useState<DaySpan>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || event.pointerType === 'touch') return
    const element = event.currentTarget
    const pressedAt = event.clientY
    let drawn: DaySpan | undefined
    const minuteAt = (y: number) => {
      const { top, height } = element.getBoundingClientRect()
      return ground.from + ((y - top) / height) * (ground.to - ground.from)
    }
    const pressed = minuteAt(pressedAt)
    const isMine = ({ pointerId }: { readonly pointerId: number }) => pointerId === event.pointerId
    const draw = (moved: globalThis.PointerEvent) => {
      if (!isMine(moved)) return
      // It was released where nobody could tell, so nothing was meant.
      if (moved.buttons === 0) return stop.current?.()
      const { clientY } = moved
      if (!drawn && Math.abs(clientY - pressedAt) < farEnough) return
      drawn = drawnSpan(ground, pressed, minuteAt(clientY))
      setSpan(drawn)
    }
    const cancel = (cancelled: globalThis.PointerEvent) => {
      if (isMine(cancelled)) stop.current?.()
    }
    const end = (released: globalThis.PointerEvent) => {
      if (!isMine(released)) return
      stop.current?.()
      if (!drawn) return
      swallowClick()
      onDrawn(drawn)
    }
    const leave = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return
      key.stopPropagation()
      stop.current?.()
      swallowNextClick()
    }
    const hearNoMore = whileDragged({ go: draw, end, cancel, leave })
    stop.current = () => {
      hearNoMore()
      setSpan(undefined)
    }
  }
  return { span, press }
}
