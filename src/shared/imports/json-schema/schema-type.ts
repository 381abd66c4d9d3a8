import type { ElementDisplay } from '#generated/enumerations/element-display.ts'
import type { Option } from '#generated/types/option.ts'
import type { ElementType } from '#shared/forms/definition.ts'
import {
  type ForeignObject,
  isObject,
  isTrue,
  listOf,
  numberOf,
  recordOf,
  recordsOf,
  textOf,
} from '#shared/imports/reading/foreign-object.ts'

/** What a property of a schema asks: a type of element, with its options where it has some. */
export type SchemaType = {
  readonly type: ElementType
  readonly options?: readonly Option[]
  readonly multiple?: true
  readonly plain?: true
  readonly display?: ElementDisplay
}

/** The one type of a schema; of several the first that is not `null`; inferred where none is named. */
export function kindOf(schema: ForeignObject): string | undefined {
  const named = listOf(schema.type).find((type) => type !== 'null')
  if (typeof named === 'string') return named
  if (schema.type === 'null' || listOf(schema.type).length > 0) return 'null'
  if (isObject(schema.properties)) return 'object'
  if (schema.items !== undefined) return 'array'
  const first = listOf(schema.enum)[0] ?? schema.const
  if (typeof first === 'number') return 'number'
  return typeof first === 'boolean' || typeof first === 'string' ? typeof first : undefined
}

const formats: { readonly [format: string]: SchemaType } = {
  date: { type: 'Date' },
  'date-time': { type: 'DateTime' },
  datetime: { type: 'DateTime' },
  time: { type: 'Time' },
  email: { type: 'String', display: 'Email' },
  uri: { type: 'Url' },
  url: { type: 'Url' },
  'data-url': { type: 'Attachment' },
}

/** What a schema of a single answer asks; nothing for objects, lists and what has no type. */
export function schemaTypeOf(schema: ForeignObject, widget: string | undefined): SchemaType | undefined {
  const kind = kindOf(schema)
  const options = schemaOptions(schema)
  if (kind === 'boolean') return { type: 'Boolean' }
  if (options.length > 0 && kind !== 'object' && kind !== 'array') return { type: 'Choice', options }
  if (kind === 'integer') return { type: 'Integer' }
  if (kind === 'number') return { type: 'Decimal' }
  return kind === 'string' ? writtenType(schema, widget) : undefined
}

function writtenType(schema: ForeignObject, widget: string | undefined): SchemaType {
  const format = textOf(schema.format) ?? ''
  if (Object.hasOwn(formats, format) && formats[format]) return formats[format]
  if (widget === 'file') return { type: 'Attachment' }
  const isLong = widget === 'textarea' || (numberOf(schema.maxLength) ?? 0) > 500
  return isLong ? { type: 'Text', plain: true } : { type: 'String' }
}

/** The options that a schema lists, as values or as single schemas with titles. Numbers count as scores. */
export function schemaOptions(schema: ForeignObject): readonly Option[] {
  const names = listOf(schema.enumNames)
  const listed = listOf(schema.enum).map((value, index) => optionOf(value, textOf(names[index])))
  if (listed.length > 0) return listed.filter((option) => option !== undefined)

  const single = [...recordsOf(schema.oneOf), ...recordsOf(schema.anyOf)]
  const consts = single.map((one) => optionOf(one.const ?? listOf(one.enum)[0], textOf(one.title)))
  const options = consts.filter((option) => option !== undefined)
  return options.length === single.length ? options : []
}

function optionOf(value: unknown, title: string | undefined): Option | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
  const code = String(value)
  if (code.trim() === '') return undefined
  return { code, label: title ?? code, ...(typeof value === 'number' ? { score: value } : {}) }
}

/** Of a list: a choice of several, where its entries are options; nothing else. */
export function severalOf(schema: ForeignObject, items: ForeignObject): SchemaType | undefined {
  const options = schemaOptions(items)
  const isSet = options.length > 0 && (isTrue(schema.uniqueItems) || listOf(items.enum).length > 0)
  return isSet ? { type: 'Choice', multiple: true, options } : undefined
}

/** How rjsf's `uiSchema` draws a property: with `ui:` before each key, or all of them under `ui:options`. */
export function drawnOf(uiSchema: ForeignObject): ForeignObject {
  const named = Object.entries(uiSchema).filter(([key]) => key.startsWith('ui:') && key !== 'ui:options')
  return {
    ...recordOf(uiSchema['ui:options']),
    ...Object.fromEntries(named.map(([key, value]) => [key.slice(3), value])),
  }
}
