import { type PointerEvent as Press, useEffect, useRef, useState } from 'react'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { OfferedTime } from '#client/scheduling/waiting/waiting-address.ts'
import { useMoments } from '#client/ui/moments.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { type OfferGhostPlace, offeredTime, offerPlace } from './offer-place.ts'

/** How far the mouse goes before it drags. */
const farEnough = 5

type Drag = {
  readonly row: Appointment
  readonly x: number
  readonly y: number
  readonly isUnderway: boolean
}

/** Dragging somebody who waits into the calendar: where it would be, and once it is let go over a column, which time is meant. Escape lets go of it. */
export function useOfferDrag(
  columns: readonly DayColumn[],
  onDrop: (row: Appointment, time: OfferedTime) => void,
) {
  const { timezone } = useMoments()
  const [ghost, setGhost] = useState<OfferGhostPlace>()
  const drag = useRef<Drag>(undefined)
  const latest = useRef({ columns, onDrop, ghost, timezone })
  useEffect(() => {
    latest.current = { columns, onDrop, ghost, timezone }
  })
  useEffect(() => {
    const stop = () => {
      drag.current = undefined
      setGhost(undefined)
    }
    const go = ({ clientX, clientY, buttons }: PointerEvent) => {
      const { current } = drag
      if (!current) return
      // It was released where nobody could tell.
      if (buttons === 0) return stop()
      const isUnderway =
        current.isUnderway || Math.hypot(clientX - current.x, clientY - current.y) >= farEnough
      drag.current = { ...current, isUnderway }
      if (isUnderway) setGhost(placeAt(latest.current.columns, current.row, { x: clientX, y: clientY }))
    }
    const end = () => {
      const { ghost: place, onDrop: drop, timezone: zone } = latest.current
      const isDropped = drag.current?.isUnderway === true
      stop()
      if (isDropped && place) drop(place.row, offeredTime(place, zone))
    }
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag.current?.isUnderway) return
      event.stopPropagation()
      stop()
    }
    window.addEventListener('pointermove', go)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', stop)
    window.addEventListener('keydown', leave, true)
    return () => {
      window.removeEventListener('pointermove', go)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', stop)
      window.removeEventListener('keydown', leave, true)
    }
  }, [])

  const press = (row: Appointment) => (event: Press<HTMLElement>) => {
    const isOnButton = event.target instanceof Element && event.target.closest('a, button') !== null
    if (event.button !== 0 || event.pointerType === 'touch' || isOnButton) return
    event.preventDefault()
    drag.current = { row, x: event.clientX, y: event.clientY, isUnderway: false }
  }
  return { ghost, press }
}

/** What of the grid of hours is pointed at; its columns are drawn in the order in which they are known. */
function placeAt(
  columns: readonly DayColumn[],
  row: Appointment,
  { x, y }: { readonly x: number; readonly y: number },
): OfferGhostPlace | undefined {
  const grid = document.querySelector('.day-grid')?.getBoundingClientRect()
  if (!grid || x < grid.left || x >= grid.right || y < grid.top || y >= grid.bottom) return undefined
  const boxes = [...document.querySelectorAll('.day-grid .day-column')].map((element) =>
    element.getBoundingClientRect(),
  )
  const place = boxes.findIndex(({ left, right }) => left <= x && x < right)
  const box = boxes[place]
  return box && offerPlace({ row, columns, place, box, y })
}
