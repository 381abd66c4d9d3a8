import type { Option } from '#generated/types/option.ts'
import type { JsonSchema } from '#shared/answers/json-schema.ts'
import { holdsAnswer, holdsOthers } from '#shared/elements/element.ts'
import type { Form } from '#shared/forms/compile-form.ts'
import { type FormSection, isDrawn, type SectionEntry } from '#shared/forms/cut-sections.ts'
import type { Element } from '#shared/forms/definition.ts'
import { gridColumns } from '#shared/limits/limits.ts'
import { controlOf, oneControlOf } from './controls.ts'

/** What words the screen needs: the text of a message id, and a text with its `{{label.patient}}` filled in. */
export type ScreenWords = {
  readonly message: (id: string) => string
  readonly fill: (text: string) => string
}

/** An option as it is shown. */
export type ShownOption = Option & { readonly label: string }

/** What a widget or field finds in `ui:options`. */
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
  /** Of one value where the element repeats (`ui:field` "repeated"). */
  readonly item?: { readonly schema: JsonSchema; readonly uiSchema: ElementUi }
}

/** The uiSchema of one property. */
export type ElementUi = {
  readonly 'ui:widget'?: string
  readonly 'ui:field'?: string
  readonly 'ui:help'?: string
  readonly 'ui:placeholder'?: string
  readonly 'ui:readonly'?: true
  readonly 'ui:enumNames'?: readonly string[]
  readonly 'ui:options': ElementOptions
}

/**
 * What one rjsf Form draws: an object whose every property is one element (named by its id), without conditions,
 * defaults or validation. Values, visibility, requiredness and findings come from the answers by path, never from here.
 */
export type Screen = {
  readonly id: string
  readonly title: string | undefined
  readonly help: string | undefined
  readonly schema: {
    readonly type: 'object'
    readonly properties: { readonly [elementId: string]: JsonSchema }
  }
  readonly uiSchema: { readonly 'ui:order': readonly string[] } & {
    readonly [elementId: string]: ElementUi | readonly string[]
  }
}

/** Draws one section. Make it once per section and keep it: rjsf compares by identity first. */
export function screenOf(section: FormSection, words: ScreenWords): Screen {
  const { heading } = section
  const title = heading && textOf(heading, words)
  const help = heading?.help === undefined ? undefined : words.fill(heading.help)
  return { id: section.id, title, help, ...drawn(section.entries, words) }
}

/** Draws one row of a repeater: its paths stand under `{repeater path}/{rowId}/`. */
export function screenOfRow(form: Form, repeaterId: string, words: ScreenWords): Screen {
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

function drawn(entries: readonly SectionEntry[], words: ScreenWords): Pick<Screen, 'schema' | 'uiSchema'> {
  const properties: { [id: string]: JsonSchema } = {}
  const uis: { [id: string]: ElementUi } = {}
  for (const { element, depth } of entries) {
    const label = textOf(element, words)
    properties[element.id] = { ...propertyOf(element), title: label }
    uis[element.id] = uiOf(element, { label, depth, words })
  }
  const order = entries.map(({ element }) => element.id)
  return { schema: { type: 'object', properties }, uiSchema: { ...uis, 'ui:order': order } }
}

function propertyOf(element: Element): JsonSchema {
  const { schema, kind } = controlOf(element)
  const isChoice = element.type === 'Choice' && kind === 'widget' && element.options
  return isChoice ? { ...schema, enum: element.options?.map(({ code }) => code) ?? [] } : schema
}

type Drawing = { readonly label: string; readonly depth: number; readonly words: ScreenWords }

function uiOf(element: Element, drawing: Drawing): ElementUi {
  const control = controlOf(element)
  const options = shownOptions(element, drawing.words)
  return {
    ...(control.kind === 'widget' ? { 'ui:widget': control.name } : { 'ui:field': control.name }),
    ...(element.help === undefined ? {} : { 'ui:help': drawing.words.fill(element.help) }),
    ...(element.placeholder === undefined
      ? {}
      : { 'ui:placeholder': drawing.words.fill(element.placeholder) }),
    ...(isFixed(element) ? { 'ui:readonly': true } : {}),
    ...(element.type === 'Choice' && !element.multiple
      ? { 'ui:enumNames': options.map(({ label }) => label) }
      : {}),
    'ui:options': {
      element,
      label: drawing.label,
      options,
      width: element.width ?? gridColumns,
      depth: drawing.depth,
      ...(control.name === 'repeated' ? { item: itemOf(element, drawing) } : {}),
    },
  }
}

function isFixed(element: Element): boolean {
  return element.readOnly === true || (element.calculation !== undefined && !element.calculation.editable)
}

function itemOf(element: Element, drawing: Drawing): NonNullable<ElementOptions['item']> {
  const { repeats: _, ...one } = element
  return { schema: { ...oneControlOf(one).schema, title: drawing.label }, uiSchema: uiOf(one, drawing) }
}

function shownOptions(element: Element, words: ScreenWords): readonly ShownOption[] {
  return (element.options ?? []).map((option) => ({
    ...option,
    label:
      option.labelId === undefined ? words.fill(option.label ?? option.code) : words.message(option.labelId),
  }))
}
