import { elementKinds } from '#shared/elements/element-kinds.ts'
import { isSupplied } from '#shared/forms/context-paths.ts'
import { type Definition, type Element, storedElements } from '#shared/forms/definition.ts'
import { isElementId } from '#shared/forms/element-id.ts'
import type { CutFrom, SectionNames } from './cut-from.ts'
import { namesIn, withoutReferences, withReferences } from './references.ts'
import { idsOf, withinOf } from './standings-of.ts'
import { lostBetween, type TakenAlong } from './taken-along.ts'

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

/** Elements as they lie on a clipboard, and the id of the form that they were taken from. */
export type Clipping = {
  readonly from?: string | undefined
  readonly elements: readonly Element[]
  /** They were cut out, and this is what was said of them. */
  readonly cutFrom?: CutFrom | undefined
}

/** The text of a clipboard. What a form says beside its elements goes with those that are cut out of it. */
export function clippingText({ from, elements, cutFrom }: Clipping): string {
  if (!cutFrom) return JSON.stringify({ from, elements })
  const { form, section } = cutFrom
  const said = Object.fromEntries(Object.entries(form).filter(([name]) => saying.has(name)))
  const { requiredElements, hiddenElements, prefill } = section ?? {}
  const named = section && { requiredElements, hiddenElements, prefill }
  return JSON.stringify({ from, elements, cutFrom: { form: said, section: named } })
}

const saying: ReadonlySet<string> = new Set(['elements', 'validations', 'scoring', 'alerts', 'translations'])

/** What a clipboard holds; undefined: no elements. */
export function readClipping(text: string): Clipping | undefined {
  const read = parsed(text)
  if (!isObject(read) || !areElements(read.elements)) return undefined
  const from = typeof read.from === 'string' ? read.from : undefined
  const { cutFrom } = read
  if (!isObject(cutFrom) || !isObject(cutFrom.form) || !areElements(cutFrom.form.elements))
    return { from, elements: read.elements }
  const { elements, ...said } = cutFrom.form
  const section = isObject(cutFrom.section) ? sectionNames(cutFrom.section) : undefined
  return { from, elements: read.elements, cutFrom: { form: { ...said, elements }, section } }
}

/** Elements that can stand in a form, and what they lost on their way into it. */
export type Copied = { readonly elements: readonly Element[]; readonly lost: readonly TakenAlong[] }

/**
 * Elements of this or another form, ready to stand in a form: under free ids, and without what they say of questions that are not there. Of
 * another form only what they say of each other stays: a question of this one that happens to have the same id is another one.
 */
export function copiedElements(
  { from, elements }: Clipping,
  form: Definition & { readonly id?: string },
): Copied {
  const isSameForm = from !== undefined && from === form.id
  const there = idsOf(form)
  const known = new Set([...namedBy(elements), ...(isSameForm ? namedBy(form.elements) : [])])
  const copied: Definition = { elements: storedElements(elements) }
  const gone = new Set([...namesIn(copied)].filter((id) => !known.has(id) && !isSupplied(id)))
  const left = withoutReferences(copied, gone).elements
  return { elements: copiesOf(left, there), lost: lostBetween(elements, left) }
}

/** What conditions and calculations may name: elements, and the columns of grids. */
function namedBy(elements: readonly Element[]): readonly string[] {
  return elements
    .flatMap(withinOf)
    .flatMap(({ id, columns }) => [id, ...(Array.isArray(columns) ? columns.map((column) => column.id) : [])])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function sectionNames({ requiredElements, hiddenElements, prefill }: Fields): SectionNames {
  return {
    ...(areTexts(requiredElements) && { requiredElements }),
    ...(areTexts(hiddenElements) && { hiddenElements }),
    ...(Array.isArray(prefill) && { prefill: prefill.filter(isPrefill) }),
  }
}

type Prefill = NonNullable<SectionNames['prefill']>[number]

function isPrefill(value: unknown): value is Prefill {
  return isObject(value) && typeof value.elementId === 'string' && typeof value.path === 'string'
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

type Fields = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function areElements(value: unknown): value is readonly Element[] {
  return Array.isArray(value) && value.length > 0 && value.every(isElement)
}

/** The outline of an element; what is in its fields is looked at when it is stored. */
function isElement(value: unknown): value is Element {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('type' in value)) return false
  const { id, type } = value
  if (typeof id !== 'string' || !isElementId(id) || typeof type !== 'string') return false
  const children = 'children' in value ? value.children : []
  return Object.hasOwn(elementKinds, type) && Array.isArray(children) && children.every(isElement)
}
