import { membersOf } from '#shared/patch/members-of.ts'

/**
 * A record that is there already, as a body wishes it: what people may leave out is as the body says, all else that it does not name
 * stays, and so does what the server knows of those that are referred to.
 */
export function writtenUpon<Row extends object>(
  stored: Row,
  body: { readonly [Name in keyof Row]?: unknown },
  optional: readonly (keyof Row & string)[],
): Row {
  const before = membersOf(stored)
  const kept = Object.entries(stored).filter(([name]) => !optional.some((each) => each === name))
  const wished = Object.entries(body).map(([name, member]) => [name, withKnown(before[name], member)])
  // The members of a body to create a record are members of the record.
  return Object.fromEntries([...kept, ...wished]) as Row
}

/** A value as it is wished; a reference to the same record stays as it was. */
function withKnown(before: unknown, wished: unknown): unknown {
  if (Array.isArray(wished))
    return wished.map((each, at) => withKnown(Array.isArray(before) ? before[at] : undefined, each))
  if (typeof wished !== 'object' || wished === null) return wished
  const known = membersOf(before)
  const { id, resourceType } = membersOf(wished)
  if (resourceType !== undefined && known.id === id && known.resourceType === resourceType) return before
  return Object.fromEntries(
    Object.entries(wished).map(([name, member]) => [name, withKnown(known[name], member)]),
  )
}
