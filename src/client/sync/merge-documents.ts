import type { Outcome } from '#shared/outcome/outcome.ts'
import { equal } from '#shared/patch/equal.ts'
import { mergePatches } from '#shared/patch/merge-patches.ts'
import { isObject, type Json, type JsonObject } from '#shared/patch/patch-operation.ts'
import { withNamedReferences } from './with-named-references.ts'
import { withRowsOf } from './with-rows-of.ts'

/**
 * What two writers made of one document: both changes when they touched different places, else a conflict that names the places; rows of lists are
 * the same wherever they stand.
 * What both wrote alike is no dispute: so a change whose reply was lost is recognised when it is met again.
 */
export function mergeDocuments<Whole extends JsonObject>(
  base: Whole,
  mine: Whole,
  theirs: Whole,
): Outcome<Whole> {
  const [named = base, mineNamed = mine] = withNamedReferences([base, mine], theirs)
  const { base: known, mine: ours } = withRowsOf(named, mineNamed, theirs)
  const agreedBase = agreed(known, ours, theirs)
  // What is made of three copies of one record is a copy of that record.
  return mergePatches(agreedBase, withoutBookkeeping(ours, agreedBase), theirs) as Outcome<Whole>
}

/** The base, with what both writers made alike taken over. */
function agreed(base: Json, mine: Json, theirs: Json): JsonObject {
  if (!isObject(base) || !isObject(mine) || !isObject(theirs)) return {}
  const members = new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])
  const entries = [...members].flatMap((member) => agreedMember(member, { base, mine, theirs }))
  return Object.fromEntries(entries)
}

function agreedMember(
  member: string,
  {
    base,
    mine,
    theirs,
  }: { readonly base: JsonObject; readonly mine: JsonObject; readonly theirs: JsonObject },
): readonly (readonly [string, Json])[] {
  const [before, ours, other] = [base[member], mine[member], theirs[member]]
  if (ours === undefined && other === undefined) return []
  if (ours !== undefined && other !== undefined && equal(ours, other)) return [[member, ours]]
  if (isObject(before) && isObject(ours) && isObject(other)) return [[member, agreed(before, ours, other)]]
  return before === undefined ? [] : [[member, before]]
}

/** The server alone keeps these; an older copy of them is no wish to change them back. */
const bookkeeping = ['meta', 'display', 'statusHistory'] as const

function withoutBookkeeping(mine: JsonObject, agreedBase: JsonObject): JsonObject {
  const kept = Object.entries(mine).filter(([member]) => !bookkeeping.some((name) => name === member))
  const taken = bookkeeping.flatMap((member) => {
    const value = agreedBase[member]
    return value === undefined ? [] : [[member, value] as const]
  })
  return Object.fromEntries([...kept, ...taken])
}
