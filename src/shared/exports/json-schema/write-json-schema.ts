import type { ConditionGroup } from '#generated/types/condition-group.ts'
import type { JsonSchema } from '#shared/answers/json-schema.ts'
import { holdsAnswer, holdsOthers, isSilent } from '#shared/elements/element.ts'
import type { LeftBehind } from '#shared/exports/left-behind.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { answerSchemas } from '#shared/forms/schemas/answer-schemas.ts'
import { writeCondition } from '#shared/imports/questions-table/write-condition.ts'

/** What a JSON Schema form says: the schema of the answers, and how they are drawn. */
export type SchemaForm = {
  readonly schema: SaidSchema
  readonly uiSchema: UiSchema
}

type SaidSchema = Omit<JsonSchema, 'properties' | 'oneOf' | 'items'> & {
  readonly $schema?: string
  readonly properties?: { readonly [name: string]: SaidSchema }
  readonly items?: SaidSchema
  readonly oneOf?: readonly JsonSchema[]
}
type UiSchema = { readonly [key: string]: unknown }

/** A form as JSON Schema with a uiSchema, and what neither of them can say. */
export type WrittenSchema = { readonly form: SchemaForm; readonly left: readonly LeftBehind[] }

/** Writes a form as JSON Schema 2020-12 for its finished answers, and a uiSchema as rjsf reads it. */
export function writeJsonSchema(title: string, definition: Definition): WrittenSchema {
  const { final } = answerSchemas(compileForm(definition))
  const { elements } = definition
  const schema = titled(final, elements)
  return {
    form: {
      schema: { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...schema },
      uiSchema: uiOf(elements),
    },
    left: flat(elements).flatMap(leftOf),
  }
}

function flat(elements: readonly Element[]): readonly Element[] {
  return elements.flatMap((element) => [element, ...flat(element.children ?? [])])
}

/** Elements whose answers stand side by side, each with the conditions of the sections around it; those of a list not. */
function held(elements: readonly Element[], around?: ConditionGroup): readonly Element[] {
  return elements.flatMap((element) => {
    const visibleWhen = both(around, element.visibleWhen)
    if (holdsOthers(element)) return held(element.children ?? [], visibleWhen)
    if (!holdsAnswer(element)) return []
    return [visibleWhen ? { ...element, visibleWhen } : element]
  })
}

function both(
  outer: ConditionGroup | undefined,
  own: ConditionGroup | undefined,
): ConditionGroup | undefined {
  return outer && own ? { combinator: 'And', clauses: [outer, own] } : (outer ?? own)
}

function titled(schema: JsonSchema, elements: readonly Element[]): SaidSchema {
  const { _parked, _carried, ...properties } = schema.properties ?? {}
  const said: { [name: string]: SaidSchema } = {}
  for (const element of held(elements)) {
    const inner = properties[element.id]
    if (inner) said[element.id] = worded(element, inner)
  }
  const { _rowId } = properties
  const always = held(elements)
    .filter(isAlwaysRequired)
    .map(({ id }) => id)
  const { allOf = [], ...rest } = schema
  const demands = allOf.filter((demand) => !always.includes(demand.anyOf?.[1]?.required?.[0] ?? ''))
  return {
    ...rest,
    properties: { ...said, ...(_rowId ? { _rowId } : {}) },
    ...(always.length > 0 ? { required: always } : {}),
    ...(demands.length > 0 ? { allOf: demands } : {}),
  }
}

/** Whether its answer must be there whatever else was answered: the plain word says so, and no alternative is needed. */
function isAlwaysRequired(element: Element): boolean {
  const { required, visibleWhen, unless } = element
  return required === true && !visibleWhen && !unless && !isSilent(element)
}

function worded(element: Element, schema: JsonSchema): SaidSchema {
  const { label, help, type, children } = element
  const words = {
    ...(label === undefined ? {} : { title: label }),
    ...(help === undefined ? {} : { description: help }),
  }
  if (type === 'Repeater' && schema.items)
    return { ...words, ...schema, items: titled(schema.items, children ?? []) }
  if (type !== 'Choice' || !element.options) return { ...words, ...schema }
  return { ...words, ...choices(element, schema) }
}

/** Codes with their words: each a schema of its own, so that forms show the words. */
function choices({ options = [] }: Element, schema: JsonSchema): SaidSchema {
  const worded = (codes: readonly unknown[]) =>
    options
      .filter(({ code }) => codes.includes(code))
      .map(({ code, label = code }) => ({ const: code, title: label }))
  const { enum: codes, ...rest } = schema
  if (codes) return { ...rest, oneOf: worded(codes) }
  if (!schema.items?.enum) return schema
  const { enum: several, ...items } = schema.items
  return { ...schema, items: { ...items, oneOf: worded(several) } }
}

const widgets: { readonly [display: string]: string } = {
  Radio: 'radio',
  Dropdown: 'select',
  Checkboxes: 'checkboxes',
  Checkbox: 'checkbox',
  Slider: 'range',
}

function uiOf(elements: readonly Element[]): UiSchema {
  const fields = held(elements)
  const entries = fields.map((element) => [element.id, drawnAs(element)] as const)
  return {
    'ui:order': [...fields.map(({ id }) => id), '*'],
    ...Object.fromEntries(entries.filter(([, ui]) => Object.keys(ui).length > 0)),
  }
}

function drawnAs(element: Element): UiSchema {
  const { type, display = '', hidden, placeholder, readOnly } = element
  const usual = type === 'Text' ? 'textarea' : widgets[display]
  return withoutNothing({
    'ui:widget': hidden ? 'hidden' : usual,
    'ui:placeholder': placeholder,
    'ui:readonly': readOnly ? true : undefined,
    'ui:options': conditionsOf(element),
    items: type === 'Repeater' ? uiOf(element.children ?? []) : undefined,
  })
}

/** Conditions in the words of a table of questions, which our own import reads again. */
function conditionsOf({ visibleWhen, requiredWhen }: Element): UiSchema | undefined {
  const options = withoutNothing({
    showWhen: visibleWhen && writeCondition(visibleWhen),
    requiredWhen: requiredWhen && writeCondition(requiredWhen),
  })
  return Object.keys(options).length > 0 ? options : undefined
}

function withoutNothing(ui: UiSchema): UiSchema {
  return Object.fromEntries(Object.entries(ui).filter(([, value]) => value !== undefined))
}

const said: ReadonlySet<string> = new Set([
  ...[
    'id',
    'type',
    'label',
    'help',
    'options',
    'required',
    'validation',
    'repeats',
    'multiple',
    'children',
    'plain',
  ],
  ...[
    'display',
    'hidden',
    'placeholder',
    'readOnly',
    'visibleWhen',
    'requiredWhen',
    'unless',
    'decimals',
    'units',
    'rows',
    'columns',
  ],
])
const unchecked = [
  'minDate',
  'maxDate',
  'minWords',
  'trim',
  'lowercase',
  'uppercase',
  'unique',
  'warnMin',
  'warnMax',
  'patternMessage',
]

function leftOf(element: Element): readonly LeftBehind[] {
  const lost = Object.keys(element).filter((field) => !said.has(field))
  const unsaid = unchecked.filter((name) => Object.hasOwn(element.validation ?? {}, name))
  const fields = [...lost, ...unsaid]
  const linkId = element.id
  const own: readonly LeftBehind[] =
    fields.length === 0 ? [] : [{ linkId, message: 'build.schema-without-fields', fields }]
  const isShown = !holdsAnswer(element) && element.type !== 'Repeater'
  return isShown ? [...own, { linkId, message: 'build.schema-without-part' }] : own
}
