import type { AnyElement } from '#generated/types/elements.ts'
import type { ElementKind } from './element-kind.ts'

type Fixed = Partial<AnyElement> & Pick<AnyElement, 'type'>

/** The kind of element that is a plainer one with something fixed: it is checked, read and drawn as that one. */
export function standsFor(fixed: (element: AnyElement) => Fixed): ElementKind {
  const standIn = (element: AnyElement) => ({ ...element, ...fixed(element) })
  return { holds: 'answer', standIn, shape: (element, shapeOf) => shapeOf(standIn(element)) }
}

/** A reference to a record of one type. */
export function recordOf(type: string): ElementKind {
  return standsFor(() => ({ type: 'Reference', types: [type] }))
}
