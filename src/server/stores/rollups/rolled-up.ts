import { type RawBuilder, sql } from 'kysely'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Document } from '#server/stores/document.ts'

/** What is rolled up in a row, as its column holds it: each of the type's fields, null where there is nothing. */
export type RolledUp = Document | null | undefined

/** The column of what is rolled up, for types that have such fields; begins with a comma and speaks of the row as `r`. */
export function rolledUpColumn({ rolledUp }: TypeEntry): RawBuilder<unknown> {
  return rolledUp ? sql`, r.rolled_up` : sql``
}

/** Is this field one that is rolled up? */
export function isRolledUp({ rolledUp }: TypeEntry, name: string): boolean {
  return rolledUp?.some(({ field }) => field === name) === true
}

/**
 * The document with what is rolled up in its row, in the place of what stood there when it was written. A time that was still to
 * come and has passed is not told.
 */
export function withRolledUp<Row extends Document>(
  { rolledUp = [] }: TypeEntry,
  document: Row,
  { said, now }: { readonly said: RolledUp; readonly now: string },
): Row {
  if (!said) return document
  const kept = rolledUp.flatMap(({ field, ahead }) => {
    const value = said[field] ?? undefined
    const isOver = ahead === true && typeof value === 'string' && value <= now
    const isNothing = value === undefined || isOver
    return isNothing && document[field] === undefined ? [] : [[field, isNothing ? undefined : value] as const]
  })
  return { ...document, ...Object.fromEntries(kept) }
}
