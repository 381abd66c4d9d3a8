import type { TypeEntry } from '#generated/tables/registry.ts'
import { type Document, isDocument } from '#server/stores/document.ts'
import { sameStored } from '#server/stores/same-stored.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'

/** A value inside the parts of a document: where it stands, and in which row of which row, told by the rows' own ids. */
type Owned = { readonly pointer: string; readonly row: string; readonly value: unknown }

/**
 * What a resource says of fields that the server fills in, inside parts that several types share. A new one says nothing of
 * them; a changed one says in each row what stands there already, so that nobody's name moves to another's remark. A row may
 * go, with what the server had written in it.
 */
export function ownedWithin(entry: TypeEntry, after: Document, before?: Document): readonly Finding[] {
  return entry.serverOwnedWithin.flatMap((path) => {
    const known = before ? ownedAt(before, path) : []
    const isKnown = ({ row, value }: Owned) =>
      known.some((one) => one.row === row && sameStored(one.value, value))
    return ownedAt(after, path)
      .filter((owned) => !isKnown(owned))
      .map(({ pointer }) => blocking(pointer, 'stores.server-owned'))
  })
}

function ownedAt(document: Document, path: string): readonly Owned[] {
  return within(document, path.split('.'), { pointer: '', row: '' })
}

function within(value: unknown, names: readonly string[], at: Omit<Owned, 'value'>): readonly Owned[] {
  if (value === undefined || value === null) return []
  // A list without rows is still said.
  if (names.length === 0 && Array.isArray(value) && value.length === 0) return [{ ...at, value }]
  if (Array.isArray(value))
    return value.flatMap((each, index) =>
      within(each, names, { pointer: `${at.pointer}/${index}`, row: `${at.row} ${idOf(each)}` }),
    )
  const [name, ...rest] = names
  if (name === undefined) return [{ ...at, value }]
  return isDocument(value) ? within(value[name], rest, { ...at, pointer: `${at.pointer}/${name}` }) : []
}

/** A row's own id; rows of a kind without one are not told apart. */
function idOf(row: unknown): string {
  return isDocument(row) && typeof row.id === 'string' ? row.id : ''
}
