import { type Answer, isRecord, sameAnswer } from '#shared/answers/answer.ts'
import { dayNumber, instantOf, isApproximate } from '#shared/answers/calendar.ts'
import type { JsonSchema } from '#shared/answers/json-schema.ts'
import { safePattern } from '#shared/forms/patterns/patterns.ts'

/** One way in which a value does not fit a schema: where, by which keyword, and what that keyword asks for. */
export type Misfit = {
  readonly pointer: string
  readonly keyword: keyof JsonSchema
  readonly limit: string | number
}

/** All misfits of a value; the same verdict as JSON Schema 2020-12 for the keywords that answers use. */
export function misfits(schema: JsonSchema, value: Answer, pointer = ''): readonly Misfit[] {
  const misfit = (keyword: keyof JsonSchema, limit: string | number = ''): Misfit => ({
    pointer,
    keyword,
    limit,
  })
  if (schema.type && !isOfType(schema.type, value)) return [misfit('type', schema.type)]

  return [
    ...ofAny(schema, value, misfit),
    ...(typeof value === 'number' ? ofNumber(schema, value, misfit) : []),
    ...(typeof value === 'string' ? ofText(schema, value, misfit) : []),
    ...(Array.isArray(value) ? ofList(schema, value, { pointer, misfit }) : []),
    ...(isRecord(value) ? ofRecord(schema, value, { pointer, misfit }) : []),
  ]
}

/** True when an answer conforms to its schema. */
export function conforms(schema: JsonSchema, value: Answer): boolean {
  return misfits(schema, value).length === 0
}

type Make = (keyword: keyof JsonSchema, limit?: string | number) => Misfit
type Place = { readonly pointer: string; readonly misfit: Make }

function ofAny(schema: JsonSchema, value: Answer, misfit: Make): readonly Misfit[] {
  const { enum: values, not, oneOf } = schema
  const found: Misfit[] = []
  if (values && !values.some((one) => sameAnswer(one, value))) found.push(misfit('enum', values.join(', ')))
  if (not && conforms(not, value)) found.push(misfit('not', (not.enum ?? []).join(', ')))
  if (oneOf && oneOf.filter((one) => conforms(one, value)).length !== 1) found.push(misfit('oneOf'))
  return found
}

function isOfType(type: NonNullable<JsonSchema['type']>, value: Answer): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isRecord(value)
  if (type === 'null') return value === null
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

function ofNumber(schema: JsonSchema, value: number, misfit: Make): readonly Misfit[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  const found: Misfit[] = []
  if (minimum !== undefined && value < minimum) found.push(misfit('minimum', minimum))
  if (maximum !== undefined && value > maximum) found.push(misfit('maximum', maximum))
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    found.push(misfit('exclusiveMinimum', exclusiveMinimum))
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
    found.push(misfit('exclusiveMaximum', exclusiveMaximum))
  if (multipleOf !== undefined && !isMultiple(value, multipleOf)) found.push(misfit('multipleOf', multipleOf))
  return found
}

/** Tolerant of the binary dust of decimal fractions, which grows with the number. */
function isMultiple(value: number, step: number): boolean {
  const times = value / step
  return Math.abs(times - Math.round(times)) < Math.max(1e-9, Math.abs(times) * 4 * Number.EPSILON)
}

function ofText(schema: JsonSchema, value: string, misfit: Make): readonly Misfit[] {
  const { minLength, maxLength, pattern, format } = schema
  const length = minLength === undefined && maxLength === undefined ? 0 : [...value].length
  const found: Misfit[] = []
  if (minLength !== undefined && length < minLength) found.push(misfit('minLength', minLength))
  if (maxLength !== undefined && length > maxLength) found.push(misfit('maxLength', maxLength))
  if (pattern !== undefined && !(safePattern(pattern)?.test(value) ?? true))
    found.push(misfit('pattern', pattern))
  if (format !== undefined && !(formats[format]?.(value) ?? true)) found.push(misfit('format', format))
  return found
}

/** The formats of answers; ajv is given the same. */
export const formats: { readonly [format: string]: (value: string) => boolean } = {
  date: (value) => dayNumber(value) !== undefined,
  'date-time': (value) => instantOf(value) !== undefined,
  approximate: isApproximate,
  email: (value) =>
    value.length <= 254 && /^[^\s@<>()[\]\\,;:"]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(value),
  uri: (value) => /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`]+$/.test(value),
}

function ofList(schema: JsonSchema, value: readonly Answer[], { pointer, misfit }: Place): readonly Misfit[] {
  const { minItems, maxItems, uniqueItems, items } = schema
  const found: Misfit[] = []
  if (minItems !== undefined && value.length < minItems) found.push(misfit('minItems', minItems))
  if (maxItems !== undefined && value.length > maxItems) found.push(misfit('maxItems', maxItems))
  if (uniqueItems && hasTwins(value)) found.push(misfit('uniqueItems'))
  if (!items) return found
  return [...found, ...value.flatMap((item, index) => misfits(items, item, `${pointer}/${index}`))]
}

function hasTwins(value: readonly Answer[]): boolean {
  if (value.every((item) => typeof item === 'string')) return new Set(value).size < value.length
  return value.some((item, index) => value.slice(0, index).some((other) => sameAnswer(item, other)))
}

function ofRecord(
  schema: JsonSchema,
  value: { readonly [key: string]: Answer },
  place: Place,
): readonly Misfit[] {
  const found: Misfit[] = []
  for (const key of schema.required ?? [])
    if (!Object.hasOwn(value, key)) found.push(place.misfit('required', key))
  for (const [key, item] of Object.entries(value)) found.push(...ofProperty(schema, { key, item }, place))
  return found
}

type Property = { readonly key: string; readonly item: Answer }

function ofProperty(
  schema: JsonSchema,
  { key, item }: Property,
  { pointer, misfit }: Place,
): readonly Misfit[] {
  const inner = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
  const known =
    schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined
  if (known) return misfits(known, item, inner)
  if (schema.additionalProperties === false) return [misfit('additionalProperties', key)]
  return typeof schema.additionalProperties === 'object'
    ? misfits(schema.additionalProperties, item, inner)
    : []
}
