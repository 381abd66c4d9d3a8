import type { Definition, Element } from '#shared/forms/definition.ts'

/** The element that a pointer into a definition means: `/elements/0/children/2/options` is the third child of the first. */
export function elementAt({ elements }: Definition, pointer: string): Element | undefined {
  const [root, ...steps] = pointer.split('/').slice(1)
  return root === 'elements' ? walk(elements, steps) : undefined
}

function walk(elements: readonly Element[], [index = '', ...rest]: readonly string[]): Element | undefined {
  const element = elements[Number(index)]
  if (!element || index === '') return undefined
  if (rest[0] !== 'children') return element
  return walk(element.children ?? [], rest.slice(1)) ?? element
}
