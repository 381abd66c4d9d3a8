import { membersOf } from '#shared/patch/members-of.ts'
import { isArray, isObject, type Json, type JsonObject } from '#shared/patch/patch-operation.ts'

/** A record by its name. */
export type RowName = { readonly type: string; readonly id: string }

/** The whole records within a value, wherever they stand in it; a reference is none. */
export function rowsIn(value: Json): readonly RowName[] {
  if (isArray(value)) return value.flatMap(rowsIn)
  if (!isObject(value)) return []
  const row = rowOf(value)
  return row ? [row] : Object.values(value).flatMap(rowsIn)
}

/**
 * A value without those records: they go out of its lists, and references to them lose their names. Undefined where the value is
 * such a record, or has one that stands in no list: what is left would be something else. The very same value where it has none of them.
 */
export function withoutRows(value: JsonObject, isGone: (row: RowName) => boolean): JsonObject | undefined {
  const left = without(value, isGone)
  return isObject(left) ? left : undefined
}

type IsGone = (row: RowName) => boolean

function without(value: Json, isGone: IsGone): Json | undefined {
  if (isArray(value)) {
    const left = value.flatMap((each) => {
      const kept = without(each, isGone)
      return kept === undefined ? [] : [kept]
    })
    return isSame(value, left) ? value : left
  }
  if (!isObject(value)) return value
  const row = rowOf(value)
  if (row && isGone(row)) return undefined
  if (isNamed(value) && isGone({ type: value.resourceType, id: value.id })) return nameless(value)
  return membersWithout(value, isGone)
}

function membersWithout(value: JsonObject, isGone: IsGone): JsonObject | undefined {
  const entries = Object.entries(value)
  const left = entries.map(([, member]) => without(member, isGone))
  if (left.includes(undefined)) return undefined
  if (entries.every(([, member], index) => member === left[index])) return value
  return Object.fromEntries(
    entries.flatMap(([name], index) => {
      const member = left[index]
      return member === undefined ? [] : [[name, member]]
    }),
  )
}

function rowOf(value: JsonObject): RowName | undefined {
  if (!isNamed(value) || typeof membersOf(value.meta).versionId !== 'string') return undefined
  return { type: value.resourceType, id: value.id }
}

function isNamed(
  value: JsonObject,
): value is JsonObject & { readonly resourceType: string; readonly id: string } {
  return typeof value.resourceType === 'string' && typeof value.id === 'string'
}

function nameless(reference: JsonObject): JsonObject {
  const { display: _name, ...others } = reference
  return others
}

function isSame(one: readonly Json[], other: readonly Json[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index])
}
