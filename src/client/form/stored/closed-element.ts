import type { Element } from '#shared/forms/definition.ts'

/** A question of a form that is only read, with all within it. */
export function closedElement(element: Element): Element {
  const children = element.children?.map(closedElement)
  return { ...element, readOnly: true, ...(children ? { children } : {}) }
}
