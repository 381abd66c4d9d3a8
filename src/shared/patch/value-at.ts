import { isArray, isObject, type Json } from './patch-operation.ts'
import { readIndex } from './pointer.ts'

/** Where a patch points: the value at the end of these segments, or undefined when a part of the way is missing; own members only. */
export function valueAt(document: Json, path: readonly string[]): { readonly value: Json } | undefined {
  let value = document
  for (const segment of path) {
    const inner = innerOf(value, segment)
    if (inner === undefined) return undefined
    value = inner
  }
  return { value }
}

function innerOf(value: Json, segment: string): Json | undefined {
  if (isArray(value)) {
    const index = readIndex(segment, value.length - 1)
    return index === undefined ? undefined : value[index]
  }
  return isObject(value) && Object.hasOwn(value, segment) ? value[segment] : undefined
}
