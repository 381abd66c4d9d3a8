import { elementKinds } from '#shared/elements/element-kinds.ts'
import { isSupplied } from '#shared/forms/context-paths.ts'
import { type Definition, type Element, storedElements } from '#shared/forms/definition.ts'
import { isElementId } from '#shared/forms/element-id.ts'
import { namesIn, withoutReferences, withReferences } from './references.ts'
import { idsOf, withinOf } from './standings-of.ts'

/** The id itself, or with the first number behind it that makes it free. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  let found = id
  for (let number = 2; taken.has(found); number += 1) found = `${id.slice(0, 58)}_${number}`
  return found
}

/** Elements again, with all that is in them, under ids of their own; what they say of each other is said of the copies. */
export function copiesOf(elements: readonly Element[], taken: ReadonlySet<string>): readonly Element[] {
  const own = new Set(taken)
  const ids = new Map<string, string>()
  for (const { id } of elements.flatMap(withinOf)) {
    const free = freeId(id, own)
    own.add(free)
    ids.set(id, free)
  }
  const named = (element: Element): Element => ({
    ...element,
    id: ids.get(element.id) ?? element.id,
    ...(element.children && { children: element.children.map(named) }),
  })
  return withReferences({ elements: elements.map(named) }, (id) => ids.get(id) ?? id).elements
}

/**
 * Elements that were copied in this or another form, as the text of a clipboard, ready to stand in a form: under free ids, and without
 * what they say of questions that are not there. Undefined: the text holds no elements.
 */
export function copiedElements(text: string, form: Definition): readonly Element[] | undefined {
  const elements = readElements(text)
  if (!elements) return undefined
  const inside = new Set(elements.flatMap(withinOf).map(({ id }) => id))
  const there = idsOf(form)
  const copied: Definition = { elements: storedElements(elements) }
  const gone = new Set(
    [...namesIn(copied)].filter((id) => !inside.has(id) && !there.has(id) && !isSupplied(id)),
  )
  return copiesOf(withoutReferences(copied, gone).elements, there)
}

function readElements(text: string): readonly Element[] | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) && read.length > 0 && read.every(isElement) ? read : undefined
  } catch {
    return undefined
  }
}

/** The outline of an element; what is in its fields is looked at when it is stored. */
function isElement(value: unknown): value is Element {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('type' in value)) return false
  const { id, type } = value
  if (typeof id !== 'string' || !isElementId(id) || typeof type !== 'string') return false
  const children = 'children' in value ? value.children : []
  return Object.hasOwn(elementKinds, type) && Array.isArray(children) && children.every(isElement)
}
