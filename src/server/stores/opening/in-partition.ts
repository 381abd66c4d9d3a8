import type { TypeEntry } from '#generated/tables/registry.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'
import type { Loaded, RowStore } from '#server/stores/row-store.ts'
import type { Page, Search } from '#server/stores/store.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'

/** When stores are opened, the rows of one that are in one partition: others are not there, and none is made elsewhere. */
export function inPartition(
  { actor }: Opened,
  entry: TypeEntry,
  { rows, partition }: { readonly rows: RowStore; readonly partition: string },
): RowStore {
  const { summaries } = rows
  const load = async (id: string): Promise<Outcome<Loaded>> => {
    const found = await rows.loadAny(id)
    return found.ok && found.value.document.partition !== partition ? failed({ kind: 'missing' }) : found
  }
  const only = { practice: actor.practiceKey, global: 'global' }
  const isElsewhere =
    (entry.partition === 'practice' || entry.partition === 'global') && only[entry.partition] !== partition
  return {
    ...rows,
    load: async (id) => {
      const found = await load(id)
      return found.ok && found.value.document.meta.isDeleted ? rows.load(id) : found
    },
    loadAny: load,
    loadVersion: async (id, versionId) => {
      const current = await load(id)
      return current.ok ? rows.loadVersion(id, versionId) : current
    },
    search: async (search) => (isElsewhere ? nothing(search) : rows.search(search)),
    ...(summaries && {
      summaries: async (search) => (isElsewhere ? nothing(search) : summaries(search)),
    }),
    insert: async (row, options) => ofPartition(await rows.insert(row, options), partition),
  }
}

function nothing({ counting = 'none' }: Search): Outcome<Page<never>> {
  return succeeded({ rows: [], given: 0, ...(counting !== 'none' && { total: 0 }) })
}

function ofPartition(made: Outcome<StoredDocument>, partition: string): Outcome<StoredDocument> {
  if (!made.ok || made.value.partition === partition) return made
  return refuse('/partition', 'stores.partition-differs', { subStatus: subStatuses.partitionDiffers })
}
