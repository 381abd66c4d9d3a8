import type { Definition } from '#shared/forms/definition.ts'
import { isGroup } from '#shared/forms/editing/form-edit.ts'
import { type ElementPlace, standingOf } from '#shared/forms/editing/standings-of.ts'

/** Where what is dragged would be dropped: before or behind an element, into a group, or at the end of the form. */
export type DropTarget =
  | { readonly side: 'before' | 'after' | 'into'; readonly id: string }
  | { readonly side: 'end' }

/** What lies under a point of the canvas: the upper half of an element means before it, the lower half behind it, or into it where it is a group. */
export function dropTarget(
  form: Definition,
  canvas: Element | null,
  at: DOMPointReadOnly,
): DropTarget | undefined {
  const under = document.elementFromPoint(at.x, at.y)
  if (!canvas || !under || !canvas.contains(under)) return undefined
  const item = under.closest<HTMLElement>('[data-element-id]')
  if (!item) return isBelow(canvas, at.y) ? { side: 'end' } : undefined
  const id = item.dataset.elementId ?? ''
  const element = standingOf(form, id)?.element
  if (!element) return undefined
  const { top, height } = item.getBoundingClientRect()
  if (at.y < top + height / 2) return { side: 'before', id }
  return { side: isGroup(element) ? 'into' : 'after', id }
}

/** Below the last element, and anywhere on an empty form. */
function isBelow(canvas: Element, y: number): boolean {
  const last = [...canvas.querySelectorAll('[data-element-id]')].at(-1)
  return !last || y > last.getBoundingClientRect().bottom
}

/** The place in the form that a target stands for. */
export function placeOf(form: Definition, target: DropTarget): ElementPlace | undefined {
  if (target.side === 'end') return { index: form.elements.length }
  const standing = standingOf(form, target.id)
  if (!standing) return undefined
  const { place } = standing
  if (target.side === 'into') return { parent: target.id, index: 0 }
  return target.side === 'before' ? place : { ...place, index: place.index + 1 }
}
