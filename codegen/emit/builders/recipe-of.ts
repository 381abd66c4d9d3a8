import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  textAt,
  textsAt,
} from '#codegen/load/json.ts'
import type { Sources } from '#codegen/load/sources.ts'
import { targetOf, valueAt } from '#codegen/load/target-of.ts'

/** How values of a schema are made, as plain data: the shape is `Recipe` of `generated/builders/recipe.ts`. */
export function recipeOf(sources: Sources, from: string, schema: Json): JsonObject {
  if (!isObject(schema)) return { kind: 'free' }
  const ref = textAt(schema, '$ref')
  if (ref) return referred(sources, targetOf(from, ref).path, schema)
  if (isList(schema.enum)) return { kind: 'choice', values: schema.enum }
  if (schema.const !== undefined) return { kind: 'choice', values: [schema.const] }
  if (isList(schema.anyOf)) return either(sources, from, { schema, branches: schema.anyOf })
  return typed(sources, from, schema)
}

/** The fields of an object; `createRequired` is given for a resource, whose create asks for other fields than its row. */
export function fieldRecipes(
  sources: Sources,
  from: string,
  { schema, createRequired }: { readonly schema: JsonObject; readonly createRequired?: readonly string[] },
): JsonObject {
  const required = new Set(textsAt(schema, 'required'))
  const atCreate = createRequired && new Set(createRequired)
  const entries = Object.entries(objectAt(schema, 'properties')).map(([name, inner]) => {
    const isDerived = atCreate !== undefined && (name === 'partition' || name === 'resourceType')
    const isOwned = !isDerived && isObject(inner) && inner['x-serverOwned'] === true
    const isNeeded = atCreate ? atCreate.has(name) : required.has(name) && !isOwned
    const flags = {
      ...(required.has(name) && { required: true }),
      ...(isNeeded && { atCreate: true }),
      ...(isOwned && { owned: true }),
      ...(isDerived && { derived: true }),
    }
    return [name, { is: recipeOf(sources, from, inner), ...flags }] as const
  })
  return Object.fromEntries(entries)
}

function referred(sources: Sources, path: string, schema: JsonObject): JsonObject {
  const name = sharedName(path)
  const list = textAt(schema, 'x-list')
  if (name === 'types/reference') return reference(schema)
  if (name === 'types/coded-value' && list) return { kind: 'coded', list }
  const beginnings = textsAt(objectAt(schema, 'x-transitions'), '(new)')
  if (beginnings.length > 0) return { kind: 'choice', values: beginnings }
  if (/^(types|enumerations)\//.test(name)) return { kind: 'shared', name }
  return recipeOf(sources, path, valueAt(sources, { path, pointer: '' }) ?? {})
}

/** `schemas/types/period.json` → `types/period`: by this name a recipe is shared. */
export function sharedName(path: string): string {
  return path.replace(/^schemas\//, '').replace(/\.json$/, '')
}

function reference(schema: JsonObject): JsonObject {
  const rule = objectAt(schema, 'x-reference')
  return {
    kind: 'reference',
    targets: textsAt(rule, 'targets'),
    ...(rule.pinned === true && { pinned: true }),
  }
}

/** Each branch with what stands beside the branches. */
function either(
  sources: Sources,
  from: string,
  { schema, branches }: { readonly schema: JsonObject; readonly branches: readonly Json[] },
): JsonObject {
  const { anyOf: _branches, ...beside } = schema
  const choices = branches.map((branch) =>
    recipeOf(sources, from, isObject(branch) ? { ...beside, ...branch } : branch),
  )
  return { kind: 'either', choices }
}

function typed(sources: Sources, from: string, schema: JsonObject): JsonObject {
  switch (schema.type) {
    case 'boolean':
      return { kind: 'boolean' }
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        whole: schema.type === 'integer',
        ...only(schema, ['minimum', 'maximum', 'multipleOf']),
      }
    case 'string':
      return {
        kind: 'text',
        ...only(schema, ['minLength', 'maxLength', 'pattern', 'format']),
        ...own(schema),
      }
    case 'array':
      return {
        kind: 'list',
        item: recipeOf(sources, from, schema.items ?? {}),
        ...only(schema, ['minItems', 'maxItems', 'uniqueItems']),
      }
    case 'object':
      return objectRecipe(sources, from, schema)
    default:
      return { kind: 'free' }
  }
}

function objectRecipe(sources: Sources, from: string, schema: JsonObject): JsonObject {
  const { additionalProperties: open, propertyNames: names } = schema
  return {
    kind: 'object',
    fields: fieldRecipes(sources, from, { schema }),
    ...(open !== false && { others: recipeOf(sources, from, open ?? true) }),
    ...(isObject(names) && { names: recipeOf(sources, from, { type: 'string', ...names }) }),
    ...only(schema, ['minProperties', 'maxProperties']),
    ...own(schema),
  }
}

/** What our own keywords say of a value. */
function own(schema: JsonObject): JsonObject {
  const meaning = textAt(schema, 'x-format')
  const list = textAt(schema, 'x-list')
  return { ...(meaning && { meaning }), ...(list && { list }) }
}

function only(schema: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])))
}
