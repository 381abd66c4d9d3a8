import { membersOf } from '#shared/patch/members-of.ts'
import { type Document, isDocument } from './document.ts'

/** Are two values the same as they would be stored? What a reference is called does not count, for it is not stored. */
export function sameStored(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((each, index) => sameStored(each, right[index]))
  if (!isDocument(left) || !isDocument(right)) return left === right
  const ignored = ignoredIn(left)
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  for (const name of names) if (!ignored.includes(name) && !sameStored(left[name], right[name])) return false
  return true
}

/** A text that two values share exactly when they are the same as they would be stored. */
export function storedText(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) => (isDocument(each) ? inOrder(each) : each)) ?? ''
}

function inOrder(document: Document): Document {
  const ignored = ignoredIn(document)
  const members = Object.entries(document).filter(([name]) => !ignored.includes(name))
  return Object.fromEntries(members.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The fields in which two versions of a row differ as they would be stored; what the server writes of each version is left aside. */
export function changedFields(before: object, after: object): readonly string[] {
  const [left, right] = [membersOf(before), membersOf(after)]
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].filter(
    (name) => name !== 'display' && name !== 'meta' && !sameStored(left[name], right[name]),
  )
}

function ignoredIn(document: Document): readonly string[] {
  return isReferenceLike(document) ? ['display', 'resource', 'partition'] : []
}

function isReferenceLike(value: Readonly<Record<string, unknown>>): boolean {
  return typeof value.id === 'string' && typeof value.resourceType === 'string' && value.meta === undefined
}
