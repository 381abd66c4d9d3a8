import type { Definition, Element } from '#shared/forms/definition.ts'

/** Where an element stands: in which group, or in the form itself, and after how many others. */
export type ElementPlace = { readonly parent?: string | undefined; readonly index: number }

/** An element as it stands in its form. */
export type StandingElement = {
  readonly element: Element
  readonly place: ElementPlace
  readonly depth: number
}

/** All elements in the order in which they are read, each group before what is in it. */
export function standingsOf({ elements }: Definition): readonly StandingElement[] {
  return standingIn(elements).all
}

/** How and where an element of this id stands; undefined: nowhere. */
export function standingOf(definition: Definition, id: string): StandingElement | undefined {
  return standingIn(definition.elements).byId.get(id)
}

/** The elements of a group, or of the form itself; undefined: there is no such group. */
export function membersOf(
  definition: Definition,
  parent: string | undefined,
): readonly Element[] | undefined {
  return parent === undefined ? definition.elements : standingOf(definition, parent)?.element.children
}

/** An element with all that is in it. */
export function withinOf(element: Element): readonly Element[] {
  return [element, ...(element.children ?? []).flatMap(withinOf)]
}

/** The ids of a form: elements, and columns of grids, which share their names with nobody. */
export function idsOf(definition: Definition): ReadonlySet<string> {
  return new Set(definition.elements.flatMap(withinOf).map(({ id }) => id))
}

type Standing = {
  readonly all: readonly StandingElement[]
  readonly byId: ReadonlyMap<string, StandingElement>
}

/** Elements are never changed in their place, so where they stand is found once: a canvas of 1,000 asks for each condition. */
const known = new WeakMap<readonly Element[], Standing>()

function standingIn(elements: readonly Element[]): Standing {
  const before = known.get(elements)
  if (before) return before
  const all = listed(elements, { parent: undefined, depth: 0 })
  // The first of an id counts, also where a draft has it twice.
  const byId = new Map(all.toReversed().map((each) => [each.element.id, each]))
  const found = { all, byId }
  known.set(elements, found)
  return found
}

function listed(
  elements: readonly Element[],
  { parent, depth }: { readonly parent: string | undefined; readonly depth: number },
): readonly StandingElement[] {
  return elements.flatMap((element, index) => [
    { element, place: { parent, index }, depth },
    ...listed(element.children ?? [], { parent: element.id, depth: depth + 1 }),
  ])
}
