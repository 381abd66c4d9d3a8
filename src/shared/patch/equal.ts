import { isArray, isObject, type Json, type JsonObject } from './patch-operation.ts'

/** Equality as RFC 6902 section 4.6 says for `test`: members in any order, elements in theirs, numbers by value. */
export function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (isArray(one) && isArray(other)) return equalArrays(one, other)
  if (isObject(one) && isObject(other)) return equalObjects(one, other)
  return false
}

function equalArrays(one: readonly Json[], other: readonly Json[]): boolean {
  return one.length === other.length && one.every((value, index) => equal(value, other[index] ?? null))
}

function equalObjects(one: JsonObject, other: JsonObject): boolean {
  const names = presentNames(one)
  if (names.length !== presentNames(other).length) return false
  return names.every(
    (name) => Object.hasOwn(other, name) && equal(memberOf(one, name), memberOf(other, name)),
  )
}

/** The names of the members that hold something; one set to undefined counts as absent. */
export function presentNames(object: JsonObject): readonly string[] {
  return Object.keys(object).filter((name) => object[name] !== undefined)
}

/** An own member, null when there is none: nothing is ever read from a prototype. */
export function memberOf(object: JsonObject, name: string): Json {
  return Object.hasOwn(object, name) ? (object[name] ?? null) : null
}
