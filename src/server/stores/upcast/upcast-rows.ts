import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Document, StoredDocument } from '#server/stores/document.ts'
import type { Upcast } from '#server/stores/opened.ts'
import type { RowStore } from '#server/stores/row-store.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** The rows of a type, every one of them in the shape of today: reads, versions of the history, what a search finds, and new rows. */
export function upcastRows(rows: RowStore, entry: TypeEntry, upcast: Upcast): RowStore {
  const shape = upcast.shapeOf(entry.type)
  if (shape === 0) return rows
  const current = (document: StoredDocument) => upcast.upToDate(entry, document)
  const loading = async (loaded: ReturnType<RowStore['load']>): ReturnType<RowStore['load']> =>
    mapped(await loaded, (row) => ({ ...row, document: current(row.document) }))
  return {
    ...rows,
    load: (id) => loading(rows.load(id)),
    loadAny: (id) => loading(rows.loadAny(id)),
    loadVersion: async (id, versionId) => mapped(await rows.loadVersion(id, versionId), current),
    search: async (search) =>
      mapped(await rows.search(search), (page) => ({ ...page, rows: page.rows.map(current) })),
    insert: (row, options) => rows.insert(stamped(row, shape), options),
  }
}

/** A new row is written in the shape of today, and says so. */
function stamped(row: Document, shape: number): Document {
  return { ...row, meta: { ...membersOf(row.meta), shape } }
}

function mapped<Value>(outcome: Outcome<Value>, change: (value: Value) => Value): Outcome<Value> {
  return outcome.ok ? succeeded(change(outcome.value)) : outcome
}
