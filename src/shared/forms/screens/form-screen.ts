import type { Option } from '#generated/types/option.ts'
import { holdsAnswer, holdsOthers } from '#shared/elements/element.ts'
import type { Form } from '#shared/forms/compile-form.ts'
import { type FormSection, isDrawn, type SectionEntry } from '#shared/forms/cut-sections.ts'
import type { Element } from '#shared/forms/definition.ts'
import { gridColumns } from '#shared/limits/limits.ts'

/** What words the screen needs: the text of a message id, and a text with its `{{label.patient}}` filled in. */
export type ScreenWords = {
  readonly message: (id: string) => string
  readonly fill: (text: string) => string
}

/** An option as it is shown. */
export type ShownOption = Option & { readonly label: string }

/** What the field finds in `ui:options`. */
export type ElementOptions = {
  /** The element itself: limits, columns, unit, types … */
  readonly element: Element
  /** Its label as shown. */
  readonly label: string
  readonly options: readonly ShownOption[]
  /** 1..10 of the grid. */
  readonly width: number
  /** Nesting under the section's heading; a heading at depth 0 is a level below the section's own. */
  readonly depth: number
}

/** The one rjsf field that draws every element. */
export const elementField = 'element'

/** The uiSchema of one property. */
type ElementUi = {
  readonly 'ui:field': typeof elementField
  readonly 'ui:help'?: string
  readonly 'ui:options': ElementOptions
}

/**
 * What one rjsf Form draws: an object whose every property is one element (named by its id), without conditions,
 * defaults or validation. Values, visibility, requiredness and findings come from the answers by path, never from here.
 */
export type FormScreen = {
  readonly id: string
  readonly title: string | undefined
  readonly help: string | undefined
  readonly schema: {
    readonly type: 'object'
    readonly properties: { readonly [elementId: string]: { readonly title: string } }
  }
  readonly uiSchema: { readonly 'ui:order': readonly string[] } & {
    readonly [elementId: string]: ElementUi | readonly string[]
  }
}

/** Draws one section. Make it once per section and keep it: rjsf compares by identity first. */
export function screenOf(section: FormSection, words: ScreenWords): FormScreen {
  const { heading } = section
  const title = heading && textOf(heading, words)
  const help = heading?.help === undefined ? undefined : words.fill(heading.help)
  const columns = heading?.columns
  const share = typeof columns === 'number' ? Math.floor(gridColumns / columns) : gridColumns
  return { id: section.id, title, help, ...drawn(section.entries, words, share) }
}

/** Draws one row of a repeater: its paths stand under `{repeater path}/{rowId}/`. */
export function screenOfRow(form: Form, repeaterId: string, words: ScreenWords): FormScreen {
  const node = form.nodes.get(repeaterId)
  const entries = flat(node?.element.children ?? [], 0)
  return { id: repeaterId, title: undefined, help: undefined, ...drawn(entries, words) }
}

/** The label of an element as shown: its text, the text of its message id, or its id. */
export function textOf(element: Element, words: ScreenWords): string {
  if (element.labelId !== undefined) return words.message(element.labelId)
  return words.fill(element.label ?? (holdsAnswer(element) ? element.id : ''))
}

function flat(elements: readonly Element[], depth: number): readonly SectionEntry[] {
  return elements.flatMap((element) => [
    ...(isDrawn(element) ? [{ element, depth }] : []),
    ...(holdsOthers(element) ? flat(element.children ?? [], depth + 1) : []),
  ])
}

function drawn(
  entries: readonly SectionEntry[],
  words: ScreenWords,
  share: number = gridColumns,
): Pick<FormScreen, 'schema' | 'uiSchema'> {
  const properties: { [id: string]: { readonly title: string } } = {}
  const uis: { [id: string]: ElementUi } = {}
  for (const { element, depth } of entries) {
    const label = textOf(element, words)
    properties[element.id] = { title: label }
    uis[element.id] = uiOf(element, { label, depth, words, share })
  }
  const order = entries.map(({ element }) => element.id)
  return { schema: { type: 'object', properties }, uiSchema: { ...uis, 'ui:order': order } }
}

type Drawing = {
  readonly label: string
  readonly depth: number
  readonly words: ScreenWords
  readonly share: number
}

function uiOf(element: Element, { label, depth, words, share }: Drawing): ElementUi {
  return {
    'ui:field': elementField,
    ...(element.help === undefined ? {} : { 'ui:help': words.fill(element.help) }),
    'ui:options': {
      element,
      label,
      options: shownOptions(element, words),
      width: element.width ?? share,
      depth,
    },
  }
}

function shownOptions(element: Element, words: ScreenWords): readonly ShownOption[] {
  const shown = (element.options ?? []).map((option) => ({
    ...option,
    label:
      option.labelId === undefined ? words.fill(option.label ?? option.code) : words.message(option.labelId),
  }))
  if (element.optionOrder !== 'Alphabetical') return shown
  return shown.toSorted((one, other) => one.label.localeCompare(other.label))
}
