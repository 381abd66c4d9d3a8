import { isList, isObject, type Json, type JsonObject } from '#codegen/load/json.ts'

/** Says which TypeScript name a `$ref` stands for, and remembers that it is wanted. */
export type NameOfRef = (ref: string) => string

const kept = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'oneOf',
  'anyOf',
  'allOf',
  'description',
  'prefixItems',
])

/** The part of a schema that TypeScript can say: references become names, checks of values fall away, titles too (they would become types). */
export function typeSchema(schema: Json, nameOf: NameOfRef): JsonObject {
  if (!isObject(schema)) return {}
  if (typeof schema.$ref === 'string') return withDescription({ tsType: nameOf(schema.$ref) }, schema)
  const out: { [key: string]: Json } = {}
  for (const [key, value] of Object.entries(schema))
    if (kept.has(key)) Object.assign(out, part(key, value, nameOf))
  const saysNothing = Object.keys(out).every((key) => key === 'description')
  return saysNothing ? { ...out, tsType: 'unknown' } : out
}

function withDescription(schema: JsonObject, { description }: JsonObject): JsonObject {
  return typeof description === 'string' ? { ...schema, description } : schema
}

function part(key: string, value: Json, nameOf: NameOfRef): JsonObject {
  if (key === 'properties' && isObject(value)) {
    const entries = Object.entries(value).filter(([, inner]) => inner !== false)
    return {
      properties: Object.fromEntries(entries.map(([name, inner]) => [name, typeSchema(inner, nameOf)])),
    }
  }
  if (key === 'prefixItems' && isList(value)) return { items: value.map((item) => typeSchema(item, nameOf)) }
  if ((key === 'oneOf' || key === 'anyOf' || key === 'allOf') && isList(value))
    return branches(key, value, nameOf)
  if ((key === 'items' || key === 'additionalProperties') && isObject(value))
    return { [key]: typeSchema(value, nameOf) }
  return { [key]: value }
}

/** Branches that only say which fields go together say nothing that a type can hold. */
function branches(key: string, value: readonly Json[], nameOf: NameOfRef): JsonObject {
  const telling = value.filter(
    (branch) =>
      isObject(branch) &&
      ['type', 'properties', '$ref', 'const', 'enum', 'oneOf', 'anyOf'].some((word) => word in branch),
  )
  const onlyRequired = telling.every(
    (branch) => isObject(branch) && !('$ref' in branch) && !('type' in branch) && 'properties' in branch,
  )
  if (telling.length < value.length || onlyRequired) return {}
  return { [key]: value.map((branch) => typeSchema(branch, nameOf)) }
}
