import { type PointerEvent as Press, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import { swallowClick, swallowNextClick } from '#client/ui/dragging/swallow-click.ts'
import { whileDragged } from '#client/ui/dragging/while-dragged.ts'
import type { ElementType } from '#shared/forms/definition.ts'
import type { ElementPlace } from '#shared/forms/editing/standings-of.ts'
import { movedTogether } from '#shared/forms/editing/together.ts'
import { type DropTarget, dropTarget, placeOf } from './drop-target.ts'

/** What is dragged: a new element from the palette, or one of the form. */
export type TakenUp = { readonly type: ElementType } | { readonly id: string }

/** Takes something up with the mouse, a pen or a finger. */
export type Grab = (press: Press, carried: TakenUp) => void

type Around = {
  readonly builder: Builder
  readonly onAdd: (type: ElementType, place?: ElementPlace) => void
}

type Drag = {
  readonly carried: TakenUp
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly isUnderway: boolean
  /** Where it would be dropped now; the last move counts even where nothing was drawn since. */
  readonly target?: DropTarget | undefined
}

/** So far a pointer goes before it drags, and so near an edge of the canvas it scrolls. */
const farEnough = 5
const nearEdge = 40

/** Dragging into and within the form, below one finger as well as with the mouse; `target` is where it would be dropped now. Escape leaves it. */
export function useDragging(within: RefObject<HTMLElement | null>, around: Around) {
  const [target, setTarget] = useState<DropTarget>()
  const latest = useRef(around)
  latest.current = around
  const drag = useRef<Drag>(undefined)
  useEffect(() => {
    const canvas = () => within.current?.querySelector('.builder-canvas') ?? null
    const isMine = ({ pointerId }: PointerEvent) => drag.current?.pointer === pointerId
    const letGo = () => {
      drag.current = undefined
      setTarget(undefined)
    }
    const go = (event: PointerEvent) => {
      const { current } = drag
      if (!current || !isMine(event)) return
      if (event.buttons === 0) return letGo()
      if (!current.isUnderway && distance(current, event) < farEnough) return
      scrollAtEdges(canvas(), event.clientY)
      const { form } = latest.current.builder
      const there = dropTarget(form, canvas(), new DOMPointReadOnly(event.clientX, event.clientY))
      drag.current = { ...current, isUnderway: true, target: there }
      setTarget(there)
    }
    const end = (event: PointerEvent) => {
      const { current } = drag
      if (!current || !isMine(event)) return
      letGo()
      if (!current.isUnderway) return
      swallowClick()
      if (current.target) drop(current.carried, current.target, latest.current)
    }
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag.current?.isUnderway) return
      event.preventDefault()
      letGo()
      swallowNextClick()
    }
    return whileDragged({ go, end, cancel: (event) => isMine(event) && letGo(), leave })
  }, [within])

  const grab = useCallback<Grab>((press, carried) => {
    if (press.button !== 0 || drag.current) return
    const { pointerId, clientX, clientY } = press
    drag.current = { carried, pointer: pointerId, x: clientX, y: clientY, isUnderway: false }
  }, [])
  return { target, grab }
}

function distance({ x, y }: Drag, { clientX, clientY }: PointerEvent): number {
  return Math.hypot(clientX - x, clientY - y)
}

/** A new element is added there; of those that were marked together all go. */
function drop(carried: TakenUp, target: DropTarget, { builder, onAdd }: Around): void {
  const place = placeOf(builder.form, target)
  if (!place) return
  if ('type' in carried) {
    onAdd(carried.type, place)
    return
  }
  const ids = builder.together.includes(carried.id) ? builder.together : [carried.id]
  const edit = movedTogether(builder.form, ids, place)
  if (edit) builder.edit(edit)
}

function scrollAtEdges(canvas: Element | null, y: number): void {
  if (!canvas) return
  const { top, bottom } = canvas.getBoundingClientRect()
  if (y < top + nearEdge) canvas.scrollBy(0, -12)
  else if (y > bottom - nearEdge) canvas.scrollBy(0, 12)
}
