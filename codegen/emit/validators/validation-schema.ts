import { isList, isObject, type Json, type JsonObject, objectAt, textsAt } from '#codegen/load/json.ts'
import type { Sources } from '#codegen/load/sources.ts'
import { type Target, targetOf, valueAt } from '#codegen/load/target-of.ts'
import { homeOf } from '#codegen/model/reading/home.ts'

const silent = new Set([
  'title',
  'description',
  'examples',
  'default',
  '$schema',
  '$id',
  '$comment',
  '$defs',
  'deprecated',
  'readOnly',
  'contentMediaType',
  'contentEncoding',
])
const maps = new Set(['properties', 'patternProperties', 'dependentSchemas'])
const verbatim = new Set(['const', 'enum', 'required', 'dependentRequired', 'type', 'pattern', 'format'])

/**
 * The part of a schema that checks values. A reference to a named complex type becomes `x-shared` (a call into that
 * type's own module, so that its code exists once); a reference to an enumeration or to a part of a file is put in place.
 */
export function validationSchema(sources: Sources, from: string, schema: Json): Json {
  if (isList(schema)) return schema.map((item) => validationSchema(sources, from, item))
  if (!isObject(schema)) return schema
  const parts = Object.entries(schema)
    .filter(([key, value]) => !silent.has(key) && !key.startsWith('x-') && !isIdle(schema, key, value))
    .map(([key, value]) => part(sources, from, { key, value }))
  return Object.assign({}, ...parts, targetsPart(from, schema))
}

const containEachOther = /^schemas\/(elements|rules)\//

/** Elements and rules contain each other to any depth, so no path leads to all their references: what they may lead to is checked here. */
function targetsPart(from: string, schema: JsonObject): JsonObject {
  const targets = textsAt(objectAt(schema, 'x-reference'), 'targets')
  if (targets.length === 0 || !containEachOther.test(from)) return {}
  return { properties: { resourceType: { enum: targets } } }
}

function part(
  sources: Sources,
  from: string,
  { key, value }: { readonly key: string; readonly value: Json },
): JsonObject {
  const inner = (schema: Json): Json => validationSchema(sources, from, schema)
  if (key === '$ref') return referred(sources, targetOf(from, String(value)))
  if (verbatim.has(key)) return { [key]: value }
  return { [key]: maps.has(key) && isObject(value) ? eachOf(value, inner) : inner(value) }
}

/** A check that another one of the same schema already makes. */
function isIdle(schema: JsonObject, key: string, value: Json): boolean {
  return (value === 0 && (key === 'minItems' || key === 'minLength')) || (key === 'type' && 'enum' in schema)
}

function referred(sources: Sources, target: Target): JsonObject {
  const validatorPath = homeOf(target)?.validatorPath
  if (validatorPath) return { 'x-shared': validatorPath }
  const inner = validationSchema(sources, target.path, valueAt(sources, target) ?? {})
  return isObject(inner) ? inner : {}
}

function eachOf(value: JsonObject, change: (inner: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]))
}
