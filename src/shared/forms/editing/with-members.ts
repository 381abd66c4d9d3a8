import type { Definition, Element } from '#shared/forms/definition.ts'

/** The form with other members in one of its groups; what is not touched stays the same object. */
export function withMembers<Form extends Definition>(
  form: Form,
  parent: string | undefined,
  change: (members: readonly Element[]) => readonly Element[],
): Form {
  if (parent === undefined) return { ...form, elements: change(form.elements) }
  return withElement(form, parent, (group) => ({ ...group, children: change(group.children ?? []) }))
}

/** The form with one element changed; the same form where there is none of this id. */
export function withElement<Form extends Definition>(
  form: Form,
  id: string,
  change: (element: Element) => Element,
): Form {
  const elements = mapped(form.elements, id, change)
  return elements === form.elements ? form : { ...form, elements }
}

function mapped(
  elements: readonly Element[],
  id: string,
  change: (element: Element) => Element,
): readonly Element[] {
  let isSame = true
  const next = elements.map((element) => {
    const own = element.id === id ? change(element) : inside(element, id, change)
    if (own !== element) isSame = false
    return own
  })
  return isSame ? elements : next
}

function inside(element: Element, id: string, change: (element: Element) => Element): Element {
  if (!element.children) return element
  const children = mapped(element.children, id, change)
  return children === element.children ? element : { ...element, children }
}
