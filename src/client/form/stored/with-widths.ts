import type { Element } from '#shared/forms/definition.ts'

const halves = new Set([
  'String',
  'Date',
  'DateTime',
  'Time',
  'Integer',
  'Decimal',
  'Reference',
  'Choice',
  'OpenChoice',
  'Url',
  'UsState',
])

/** Elements of stored records with widths of their own: short answers stand two in a row, unless they say how wide they are. */
export function withWidths(elements: readonly Element[]): readonly Element[] {
  return elements.map((element) => {
    const children = element.children && withWidths(element.children)
    return { ...element, ...widthOf(element), ...(children ? { children } : {}) }
  })
}

function widthOf({ type, width, multiple, repeats }: Element): Pick<Element, 'width'> {
  const isHalf = halves.has(type) && !multiple && !repeats
  return width === undefined && isHalf ? { width: 5 } : {}
}
