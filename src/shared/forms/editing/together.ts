import type { Definition, Element } from '#shared/forms/definition.ts'
import { copiesOf } from './copied-elements.ts'
import type { CutFrom } from './cut-from.ts'
import { edited, type FormEdit } from './form-edit.ts'
import {
  type ElementPlace,
  idsOf,
  membersOf,
  type StandingElement,
  standingsOf,
  withinOf,
} from './standings-of.ts'

/** The elements of these ids in the order in which they are read; what stands in one of them goes with it and is not named itself. */
export function togetherOf(form: Definition, ids: readonly string[]): readonly Element[] {
  return standingTogether(form, ids).map(({ element }) => element)
}

function standingTogether(form: Definition, ids: readonly string[]): readonly StandingElement[] {
  const wanted = new Set(ids)
  const found = standingsOf(form).filter(({ element }) => wanted.has(element.id))
  const inside = new Set(found.flatMap(({ element }) => withinOf(element).slice(1)).map(({ id }) => id))
  return found.filter(({ element }) => !inside.has(element.id))
}

/** The ids from one element to another in the order in which they are read, both included. */
export function rangeOf(form: Definition, from: string, to: string): readonly string[] {
  const ids = standingsOf(form).map(({ element }) => element.id)
  const [one, other] = [ids.indexOf(from), ids.indexOf(to)]
  if (one === -1 || other === -1) return other === -1 ? [] : [to]
  return ids.slice(Math.min(one, other), Math.max(one, other) + 1)
}

/** Puts elements into a new group where the first of them stood; undefined: there is none of them. */
export function groupedIn(form: Definition, ids: readonly string[], group: Element): FormEdit | undefined {
  const [first, ...others] = standingTogether(form, ids)
  if (!first) return undefined
  return {
    kind: 'several',
    edits: [
      { kind: 'insert', elements: [{ ...group, children: [] }], place: first.place },
      ...[first, ...others].map(
        ({ element }, index): FormEdit => ({
          kind: 'move',
          id: element.id,
          place: { parent: group.id, index },
        }),
      ),
    ],
  }
}

/** Moves elements to one place, in the order in which they are read; undefined: none of them can go there. */
export function movedTogether(
  form: Definition,
  ids: readonly string[],
  { parent, index }: ElementPlace,
): FormEdit | undefined {
  const going = togetherOf(form, ids)
  const goingIds = new Set(going.map(({ id }) => id))
  const isInside = going.some((element) => withinOf(element).some(({ id }) => id === parent))
  if (isInside) return undefined
  const next = membersOf(form, parent)
    ?.slice(index)
    .find(({ id }) => !goingIds.has(id))?.id
  let now = form
  const edits: FormEdit[] = []
  for (const { id } of going) {
    const others = (membersOf(now, parent) ?? []).filter((each) => each.id !== id)
    const at = others.findIndex((each) => each.id === next)
    const move: FormEdit = { kind: 'move', id, place: { parent, index: at === -1 ? others.length : at } }
    const after = edited(now, move)
    if (after !== now) edits.push(move)
    now = after
  }
  const [first, ...more] = edits
  return first && more.length > 0 ? { kind: 'several', edits } : first
}

/** Puts what a removal took away back to where it stood, with all that was said of it; whatever was done since stays. */
export function putBack(cutFrom: CutFrom, left: Definition, now: Definition): FormEdit {
  const there = idsOf(left)
  const gone = standingsOf(cutFrom.form).filter(({ element }) => !there.has(element.id))
  const outermost = standingTogether(
    cutFrom.form,
    gone.map(({ element }) => element.id),
  )
  return {
    kind: 'several',
    edits: outermost.map(({ element, place }) => ({
      kind: 'insert',
      elements: [element],
      place: membersOf(now, place.parent) ? place : { index: now.elements.length },
      cutFrom,
    })),
  }
}

/** Copies of elements, behind the last of them; undefined: there is none of them. */
export function copiedBehind(form: Definition, ids: readonly string[]): FormEdit | undefined {
  const standing = standingTogether(form, ids)
  const last = standing.at(-1)
  if (!last) return undefined
  const elements = copiesOf(
    standing.map(({ element }) => element),
    idsOf(form),
  )
  return { kind: 'insert', elements, place: { ...last.place, index: last.place.index + 1 } }
}

/** The same fields for all of them. */
export function changedTogether(
  form: Definition,
  ids: readonly string[],
  fields: Extract<FormEdit, { readonly kind: 'change' }>['fields'],
): FormEdit {
  return {
    kind: 'several',
    edits: togetherOf(form, ids).map(({ id }) => ({ kind: 'change', id, fields })),
  }
}
