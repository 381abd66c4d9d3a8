import { isArray, type Json, type JsonObject } from '#shared/patch/patch-operation.ts'

/**
 * The one text of a note's JSON value (RFC 8785): members by the code units of their names, numbers as ECMAScript writes them,
 * nothing between. Throws on what JSON cannot say: infinities, not-a-number, half a surrogate pair.
 */
export function canonicalJson(value: Json): string {
  if (isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object' && value !== null) return canonicalObject(value)
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('JSON has no such number')
  return typeof value === 'string' ? canonicalText(value) : JSON.stringify(value)
}

function canonicalObject(object: JsonObject): string {
  const names = Object.keys(object).filter((name) => object[name] !== undefined)
  const members = names.sort().map((name) => `${canonicalText(name)}:${canonicalJson(object[name] ?? null)}`)
  return `{${members.join(',')}}`
}

function canonicalText(text: string): string {
  if (!text.isWellFormed()) throw new TypeError('JSON text must be well-formed Unicode')
  return JSON.stringify(text)
}
