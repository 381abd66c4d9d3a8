import { isDocument } from '#server/stores/document.ts'
import { sameStored } from '#server/stores/same-stored.ts'

/** A field of the record that stayed: before the merge, right after it, and now. */
export type TakenField = {
  readonly name: string
  readonly before: unknown
  readonly after: unknown
  readonly now: unknown
}

/**
 * What of a field is left when a merge is given back: what it took over goes where nobody has changed it since, of a list entry by
 * entry, and what it replaced is there again. What was added since stays. Undefined: the field has nothing any more.
 */
export function givenBack(field: TakenField): unknown {
  const { before, after, now } = field
  if (sameStored(before, after)) return now
  if (sameStored(after, now)) return before
  if (![before, after, now].every((value) => value === undefined || Array.isArray(value))) return now
  const left = entriesLeft(field)
  return left.length === 0 ? undefined : left
}

function entriesLeft({ name, before, after, now }: TakenField): readonly unknown[] {
  const [old, taken, present] = [listOf(before), listOf(after), listOf(now)]
  const isIn = (list: readonly unknown[], entry: unknown) => list.some((each) => isSame(name, each, entry))
  const added = taken.filter((entry) => !isIn(old, entry))
  const replaced = old.filter((entry) => !isIn(taken, entry) && !isIn(present, entry))
  return [...present.filter((entry) => !isIn(added, entry)), ...replaced]
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** A number by which somebody is known is the same whatever else is said of it: only one record can have it. */
function isSame(name: string, one: unknown, other: unknown): boolean {
  if (name !== 'identifiers' || !isDocument(one) || !isDocument(other)) return sameStored(one, other)
  return one.system === other.system && one.value === other.value
}
