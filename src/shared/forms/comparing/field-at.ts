import type { Structure } from '#generated/screens/structure.ts'
import { structures } from '#generated/screens/structures.ts'
import { definitionOf, type Element } from '#shared/forms/definition.ts'
import type { WayStep } from './version-change.ts'

/** The questions by which a type of definition is edited, as generated: they know what its fields are called. */
export type EditForms = { readonly [type: string]: readonly Element[] }

/** What is known of the place that the last step leads to. */
export type FieldAt = {
  /** The question by which a field is edited. */
  readonly element?: Element
  /** What the kind of a part is called. */
  readonly titleId?: string
}

type State = {
  readonly elements: readonly Element[]
  readonly under: string
  readonly within?: Structure
  readonly found: FieldAt
}

/** Each step with what is known of the place that it leads to. */
export function fieldsAt(steps: readonly WayStep[], type: string, forms: EditForms): readonly FieldAt[] {
  let state: State = { elements: forms[type] ?? [], under: '', found: {} }
  return steps.map((step) => {
    state = step.kind === 'field' ? intoField(state, step.name) : intoPart(state, step.type, forms)
    return state.found
  })
}

function intoField(state: State, name: string): State {
  const { elements, under, within } = opened(state, undefined)
  if (within?.kind === 'named') return { elements: [], under: '', within: within.item, found: {} }
  const path = under === '' ? name : `${under}.${name}`
  const element = questionAt(elements, path)
  if (!element) return { elements, under: path, found: {} }
  const inner = element.structure === undefined ? undefined : structures[element.structure]
  return { elements, under: path, ...(inner ? { within: inner } : {}), found: { element } }
}

function intoPart(state: State, type: string | undefined, forms: EditForms): State {
  const form = type === undefined ? undefined : forms[type]
  if (form) return { elements: form, under: '', found: { titleId: `type.${type}` } }
  const within = state.within?.kind === 'list' ? state.within.item : state.within
  return opened(
    { elements: state.elements, under: state.under, ...(within ? { within } : {}), found: {} },
    type,
  )
}

/** A structure of questions is stepped into; of several kinds into the one that is told, else into all. */
function opened(state: State, kind: string | undefined): State {
  const { within } = state
  if (within?.kind === 'type') {
    const named = structures[within.name]
    return named ? opened({ ...state, within: named }, kind) : state
  }
  if (within?.kind === 'fields') return { elements: questionsOf(within.elements), under: '', found: {} }
  if (within?.kind !== 'kinds') return state
  const member = within.members.find(({ value }) => value === kind)
  const own = (member ? [member] : within.members).flatMap(({ elements }) => elements)
  const elements = questionsOf([...own, ...within.elements])
  return { elements, under: '', found: member ? { titleId: member.titleId } : {} }
}

function questionsOf(elements: readonly unknown[]): readonly Element[] {
  return definitionOf({ elements }).elements
}

function questionAt(elements: readonly Element[], path: string): Element | undefined {
  for (const element of elements) {
    const isHere = element.id === path || element.id === `${path}.section`
    const found = isHere ? element : questionAt(element.children ?? [], path)
    if (found) return found
  }
  return undefined
}
