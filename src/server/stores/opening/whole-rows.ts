import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Indexing } from '#server/stores/indexing.ts'
import type { RowStore } from '#server/stores/row-store.ts'
import { failed } from '#shared/outcome/outcome.ts'

/**
 * When stores are opened, whole rows or none: while a type is indexed anew, a search would leave some of its rows out in silence, so it is refused; and
 * what must be unique is not written, since its twin may not be indexed yet. Rows are read by their ids as ever.
 */
export function wholeRows(rows: RowStore, entry: TypeEntry, indexing: Indexing): RowStore {
  if (!indexing.isUnderWay(entry.type)) return rows
  const refused = async () => failed({ kind: 'unavailable', because: 'stores.indexing' } as const)
  return {
    ...rows,
    search: refused,
    ...(rows.summaries && { summaries: refused }),
    ...(entry.unique.length > 0 && { insert: refused, replace: refused }),
  }
}
