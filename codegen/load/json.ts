/** Any JSON value as it is loaded, readonly. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json }

/** True for a JSON object: neither null nor a list. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** True for a JSON list. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

/** The object at a key, or an empty one: absent and mistyped read alike, since the check has already complained. */
export function objectAt(value: Json | undefined, key: string): JsonObject {
  const inner = isObject(value) ? value[key] : undefined
  return isObject(inner) ? inner : {}
}

/** The text at a key, or undefined. */
export function textAt(value: Json | undefined, key: string): string | undefined {
  const inner = isObject(value) ? value[key] : undefined
  return typeof inner === 'string' ? inner : undefined
}

/** The texts of a list at a key; anything else in it is passed over. */
export function textsAt(value: Json | undefined, key: string): readonly string[] {
  const inner = isObject(value) ? value[key] : undefined
  return isList(inner) ? inner.filter((item): item is string => typeof item === 'string') : []
}

/** The objects of a list at a key; anything else in it is passed over. */
export function objectsAt(value: Json | undefined, key: string): readonly JsonObject[] {
  const inner = isObject(value) ? value[key] : undefined
  return isList(inner) ? inner.filter(isObject) : []
}
