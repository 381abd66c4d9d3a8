import type { PointerEvent } from 'react'
import { boundedWidth } from '#client/resources/rows/widths.ts'
import { scaleOf } from './scale-of.ts'

type Asked = {
  /** Where the column starts; the width that it has now is read from the page. */
  readonly onWidth: (width: number) => void
  readonly onDone: () => void
}

/** Draws the edge of a column to another place. */
export function useResize({ onWidth, onDone }: Asked): (event: PointerEvent<HTMLElement>) => void {
  return (event) => {
    const handle = event.currentTarget
    const head = handle.parentElement
    if (!head || event.button !== 0) return
    event.preventDefault()
    const scale = scaleOf(head)
    const start = { x: event.clientX, width: head.offsetWidth / scale }
    handle.setPointerCapture(event.pointerId)

    const move = ({ clientX }: globalThis.PointerEvent) =>
      onWidth(boundedWidth(start.width + (clientX - start.x) / scale))
    const stop = () => {
      handle.removeEventListener('pointermove', move)
      handle.removeEventListener('pointerup', stop)
      handle.removeEventListener('pointercancel', stop)
      onDone()
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', stop)
    handle.addEventListener('pointercancel', stop)
  }
}
