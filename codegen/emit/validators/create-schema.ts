import { isObject, type JsonObject, objectAt, textsAt } from '#codegen/load/json.ts'

/**
 * The schema of a create body out of the stored one: what the server owns must be absent (keyword `false schema` with
 * the field's pointer), `partition` and `resourceType` may be given when they are right, and only `x-createRequired` is required.
 */
export function createSchema(whole: JsonObject, createRequired: readonly string[]): JsonObject {
  const properties = Object.entries(objectAt(whole, 'properties')).map(([name, schema]) => [
    name,
    isOwned(name, schema) ? false : inner(schema),
  ])
  return { ...whole, properties: Object.fromEntries(properties), required: createRequired }
}

function isOwned(name: string, schema: unknown): boolean {
  if (name === 'partition' || name === 'resourceType') return false
  return typeof schema === 'object' && schema !== null && 'x-serverOwned' in schema
}

/** Fields inside a field that the server fills in are not asked of the client, and not taken from it. */
function inner(schema: unknown): JsonObject {
  const own: JsonObject = JSON.parse(JSON.stringify(schema))
  if (isObject(own.items)) return { ...own, items: inner(own.items) }
  if (!isObject(own.properties)) return own
  const entries = Object.entries(own.properties)
  const owned = new Set(entries.filter(([name, value]) => isOwned(name, value)).map(([name]) => name))
  return {
    ...own,
    properties: Object.fromEntries(
      entries.map(([name, value]) => [name, owned.has(name) ? false : inner(value)]),
    ),
    required: textsAt(own, 'required').filter((name) => !owned.has(name)),
  }
}
