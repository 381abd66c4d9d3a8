import type { Element } from '#shared/forms/definition.ts'

/** The questions of one row of a list, such as `steps`, with the ids that its fields have in the row itself. */
export function innerElements(elements: readonly Element[], listId: string): readonly Element[] {
  const list = elements.find(({ id }) => id === listId)
  return (list?.children ?? []).map((element) => inner(element, `${listId}.`))
}

function inner(element: Element, prefix: string): Element {
  const { id, children } = element
  return {
    ...element,
    id: id.startsWith(prefix) ? id.slice(prefix.length) : id,
    ...(children ? { children: children.map((each) => inner(each, prefix)) } : {}),
  }
}

/** The questions of a group of a screen, such as `sampleRule`, with the ids that its fields have in the group itself. */
export function fieldsWithin(elements: readonly Element[], groupId: string): readonly Element[] {
  const group = elements.find(({ id }) => id === `${groupId}.section`)
  return (group?.children ?? []).map((element) => inner(element, `${groupId}.`))
}
