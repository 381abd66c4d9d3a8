import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Indexing, Stale } from '#server/stores/indexing.ts'
import type { RowStore } from '#server/stores/row-store.ts'
import type { Search } from '#server/stores/store.ts'
import { failed } from '#shared/outcome/outcome.ts'

/**
 * When stores are opened, whole rows or none: while a type is indexed anew, a search by what its index does not tell yet would
 * leave some of its rows out in silence, so it is refused; and what must be unique is not written where its twin may not be
 * indexed yet. Rows are read by their ids as ever.
 */
export function wholeRows(rows: RowStore, entry: TypeEntry, indexing: Indexing): RowStore {
  const stale = indexing.staleOf(entry.type)
  if (stale === undefined) return rows
  const refused = async () => failed({ kind: 'unavailable', because: 'stores.indexing' } as const)
  const { search, summaries } = rows
  return {
    ...rows,
    search: (asked) => (asksFor(stale, asked) ? refused() : search(asked)),
    ...(summaries && {
      summaries: (asked: Search) => (asksFor(stale, asked) ? refused() : summaries(asked)),
    }),
    ...(stale === 'whole' && entry.unique.length > 0 && { insert: refused, replace: refused }),
  }
}

/** Does a search ask for what cannot be told yet? */
function asksFor(stale: Stale, { filters = [] }: Search): boolean {
  if (stale === 'whole') return true
  return filters.some(
    ({ field }) =>
      stale.has(field) ||
      stale.has(`~${field}`) ||
      (field === 'identifiers' && stale.has('identifiers.value')),
  )
}
