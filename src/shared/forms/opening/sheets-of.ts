import type { Form, FormNode } from '#shared/forms/compile-form.ts'

/** A place on a sheet: of these tabs, this child. */
export type OnSheet = { readonly tabsId: string; readonly sheetId: string }

const known = new WeakMap<Form, ReadonlyMap<string, readonly OnSheet[]>>()

/** When a form opens, on which sheets of which tabs each element lies, innermost first; elements outside of all tabs are absent. */
export function sheetsOf(form: Form): ReadonlyMap<string, readonly OnSheet[]> {
  const before = known.get(form)
  if (before) return before

  const found = new Map<string, readonly OnSheet[]>()
  for (const node of form.nodes.values()) {
    const places = placesOf(node)
    if (places.length > 0) found.set(node.id, places)
  }
  known.set(form, found)
  return found
}

function placesOf(node: FormNode): readonly OnSheet[] {
  const { parent } = node
  if (!parent) return []
  const own = parent.element.type === 'Tabs' ? [{ tabsId: parent.id, sheetId: node.id }] : []
  return [...own, ...placesOf(parent)]
}
