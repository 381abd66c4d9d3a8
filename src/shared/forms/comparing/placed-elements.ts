import type { Element } from '#shared/forms/definition.ts'
import { fieldsOf } from './fields-of.ts'

/** An element of a form, and the key of the group that it stands in; none: on the form itself. */
export type Placed = { readonly key: string; readonly parent: string; readonly element: Element }

/** The elements of a form with those in their groups, in order. An id that a draft has twice is told apart by its count. */
export function placedElements(elements: unknown): readonly Placed[] {
  const placed: Placed[] = []
  place(elements, '', { placed, counts: new Map() })
  return placed
}

type Placing = { readonly placed: Placed[]; readonly counts: Map<string, number> }

function place(elements: unknown, parent: string, placing: Placing): void {
  if (!Array.isArray(elements)) return
  for (const element of elements) {
    if (!isElement(element)) continue
    const count = (placing.counts.get(element.id) ?? 0) + 1
    placing.counts.set(element.id, count)
    const key = count === 1 ? element.id : `${element.id} ${count}`
    placing.placed.push({ key, parent, element })
    place(element.children, key, placing)
  }
}

function isElement(value: unknown): value is Element {
  const fields = fieldsOf(value)
  return typeof fields?.id === 'string' && typeof fields.type === 'string'
}
