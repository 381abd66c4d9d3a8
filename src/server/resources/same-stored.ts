import { isDocument } from '#server/stores/document.ts'

/** Are two values the same as they would be stored? What a reference is called does not count, for it is not stored. */
export function sameStored(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((each, index) => sameStored(each, right[index]))
  if (!isDocument(left) || !isDocument(right)) return left === right
  const ignored = isReferenceLike(left) ? ['display', 'resource', 'partition'] : []
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  for (const name of names) if (!ignored.includes(name) && !sameStored(left[name], right[name])) return false
  return true
}

function isReferenceLike(value: Readonly<Record<string, unknown>>): boolean {
  return typeof value.id === 'string' && typeof value.resourceType === 'string' && value.meta === undefined
}
