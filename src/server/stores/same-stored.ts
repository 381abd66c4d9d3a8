import { membersOf } from '#shared/patch/members-of.ts'
import { isDocument } from './document.ts'

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

/** The fields in which two versions of a row differ as they would be stored; what the server writes of each version is left aside. */
export function changedFields(before: object, after: object): readonly string[] {
  const [left, right] = [membersOf(before), membersOf(after)]
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].filter(
    (name) => name !== 'display' && name !== 'meta' && !sameStored(left[name], right[name]),
  )
}

function isReferenceLike(value: Readonly<Record<string, unknown>>): boolean {
  return typeof value.id === 'string' && typeof value.resourceType === 'string' && value.meta === undefined
}
