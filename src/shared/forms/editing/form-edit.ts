import { type Definition, type Element, elementOf } from '#shared/forms/definition.ts'
import { type CutFrom, withSaidAgain } from './cut-from.ts'
import { withoutElements, withReferences } from './references.ts'
import { type ElementPlace, idsOf, membersOf, standingOf, standingsOf, withinOf } from './standings-of.ts'
import { withElement, withMembers } from './with-members.ts'

/** Fields of an element with their values; undefined: none. */
export type ElementFields = { readonly [Name in Exclude<keyof Element, 'id'>]?: Element[Name] | undefined }

/** One change of a form that somebody builds. */
export type FormEdit =
  | Insertion
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
  /** The index counts what is left once the element is taken out. */
  | { readonly kind: 'move'; readonly id: string; readonly place: ElementPlace }
  /** Fields of an element with their new values, or how they are made of what it then says; undefined takes one away. An id is changed by `rename`. */
  | {
      readonly kind: 'change'
      readonly id: string
      readonly fields: ElementFields | ((element: Element) => ElementFields)
    }
  /** Another id, wherever the old one is named. */
  | { readonly kind: 'rename'; readonly from: string; readonly to: string }
  /** One after the other, as one step. */
  | { readonly kind: 'several'; readonly edits: readonly FormEdit[] }

type Insertion = {
  readonly kind: 'insert'
  readonly elements: readonly Element[]
  readonly place: ElementPlace
  /** What they were cut out of: what was said of them there is said again of those that come back under their ids. */
  readonly cutFrom?: CutFrom | undefined
}

/** The fields in which an element differs from what it shall become; those that it loses are undefined. */
export function fieldsBetween<Row extends object>(before: Row, after: Row): Partial<Row> {
  const was = new Map(Object.entries(before))
  const becomes = new Map(Object.entries(after))
  const names = [...new Set([...was.keys(), ...becomes.keys()])]
  const changed = names.filter(
    (name) => name !== 'id' && JSON.stringify(was.get(name)) !== JSON.stringify(becomes.get(name)),
  )
  // Every field that is told apart has the type that the row gives it.
  return Object.fromEntries(changed.map((name) => [name, becomes.get(name)])) as Partial<Row>
}

/** Groups, which hold other elements. */
const groups = new Set(['Section', 'Columns', 'Tabs', 'Repeater'])

/** True of an element that holds others. */
export function isGroup({ type }: Pick<Element, 'type'>): boolean {
  return groups.has(type)
}

/**
 * A form after an edit. The same object where the edit means nothing to it: an element that is not there, a group within itself, an id
 * that is taken. Works on anything that has elements, such as a stored Questionnaire with its scores and alerts.
 */
export function edited<Form extends Definition>(form: Form, edit: FormEdit): Form {
  switch (edit.kind) {
    case 'insert':
      return inserted(form, edit)
    case 'remove':
      return removed(form, edit.ids)
    case 'move':
      return moved(form, edit.id, edit.place)
    case 'change':
      return changed(form, edit.id, edit.fields)
    case 'rename':
      return renamed(form, edit)
    case 'several':
      return edit.edits.reduce<Form>(edited, form)
  }
}

function inserted<Form extends Definition>(form: Form, { elements, place, cutFrom }: Insertion): Form {
  const members = membersOf(form, place.parent)
  if (!members || elements.length === 0 || !isOpenTo(form, place.parent)) return form
  const taken = idsOf(form)
  const coming = elements.flatMap(withinOf).map(({ id }) => id)
  if (coming.some((id) => taken.has(id)) || new Set(coming).size < coming.length) return form
  const put = withMembers(form, place.parent, (before) => spliced(before, place.index, elements))
  return cutFrom ? withSaidAgain(put, cutFrom.form, form) : put
}

/** What is removed takes with it what is in it, and whatever was said about it elsewhere. */
function removed<Form extends Definition>(form: Form, ids: readonly string[]): Form {
  const going = new Set(
    standingsOf(form)
      .filter(({ element }) => ids.includes(element.id))
      .flatMap(({ element }) => withinOf(element).map(({ id }) => id)),
  )
  return withoutElements(form, going)
}

function moved<Form extends Definition>(form: Form, id: string, place: ElementPlace): Form {
  const standing = standingOf(form, id)
  if (!standing || !membersOf(form, place.parent) || !isOpenTo(form, place.parent)) return form
  const { element } = standing
  const isWithinItself = withinOf(element).some((each) => each.id === place.parent)
  const { parent, index } = standing.place
  if (isWithinItself || (parent === place.parent && index === place.index)) return form
  const taken = withMembers(form, parent, (members) => members.filter((each) => each.id !== id))
  return withMembers(taken, place.parent, (members) => spliced(members, place.index, [element]))
}

function changed<Form extends Definition>(
  form: Form,
  id: string,
  fields: Extract<FormEdit, { readonly kind: 'change' }>['fields'],
): Form {
  return withElement(form, id, (element) => {
    const said = typeof fields === 'function' ? fields(element) : fields
    const next = Object.entries({ ...element, ...said, id }).filter(([, value]) => value !== undefined)
    const made = elementOf(Object.fromEntries(next))
    return JSON.stringify(made) === JSON.stringify(element) ? element : made
  })
}

function renamed<Form extends Definition>(
  form: Form,
  { from, to }: { readonly from: string; readonly to: string },
): Form {
  const taken = idsOf(form)
  if (from === to || !taken.has(from) || taken.has(to)) return form
  const called = withElement(form, from, (element) => ({ ...element, id: to }))
  return withReferences(called, (id) => (id === from ? to : id))
}

/** A group that may hold more; the form itself always may. */
function isOpenTo(form: Definition, parent: string | undefined): boolean {
  const group = parent === undefined ? undefined : standingOf(form, parent)
  return parent === undefined || (group !== undefined && isGroup(group.element))
}

function spliced(members: readonly Element[], index: number, coming: readonly Element[]): readonly Element[] {
  const at = Math.min(Math.max(0, index), members.length)
  return [...members.slice(0, at), ...coming, ...members.slice(at)]
}
