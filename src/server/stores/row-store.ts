import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import type { Document, StoredDocument } from './document.ts'
import type { NewRow, Page, Search, Store, WriteOptions, WrittenRow } from './store.ts'
import { typedRow, untypedRow } from './typed-row.ts'

/** A row as it was read, with what its document does not say. */
export type Loaded = {
  readonly document: StoredDocument
  readonly isLocked: boolean
  /** It holds what is kept of other rows, which changes without a version of its own. */
  readonly isRolledUp?: boolean
}

/**
 * The store as the generic operations use it: one reading serves the whole of a change.
 * `load` answers the stored document without displays of references; `shown` makes of it what a reader gets.
 */
export type RowStore = {
  load(id: string): Promise<Outcome<Loaded>>
  loadAny(id: string): Promise<Outcome<Loaded>>
  loadVersion(id: string, versionId: string): Promise<Outcome<StoredDocument>>
  search(search: Search): Promise<Outcome<Page<StoredDocument>>>
  /** What a list says of the rows, already written; absent where that is not kept with them. */
  summaries?(search: Search): Promise<Outcome<Page<WrittenRow>>>
  insert(row: Document, options: WriteOptions & { readonly id?: string }): Promise<Outcome<StoredDocument>>
  replace(loaded: Loaded, next: Document, options: WriteOptions): Promise<Outcome<StoredDocument>>
  mark(loaded: Loaded, isDeleted: boolean): Promise<Outcome<StoredDocument>>
  /** As a reader gets them, with the displays of what the documents refer to; `names` are those that a page has brought along. */
  readonly shown: Showing
  /** The same with every id as it is stored, for code that writes what it has read. */
  readonly named: Showing
}

type Showing = (
  documents: readonly StoredDocument[],
  names?: Page<unknown>['names'],
) => Promise<readonly StoredDocument[]>

/** The store of one type, with its types, over the rows. */
export function storeOver<Type extends ResourceType>(rows: RowStore): Store<Type> {
  const one = async (found: Outcome<StoredDocument>): Promise<Outcome<ResourceTypes[Type]>> => {
    if (!found.ok) return found
    const [row = found.value] = await rows.named([found.value])
    return succeeded(typedRow<Type>(row))
  }
  const current = async (id: string, versionId: string): Promise<Outcome<Loaded>> => {
    const loaded = await rows.load(id)
    if (!loaded.ok || loaded.value.document.meta.versionId === versionId) return loaded
    return { ok: false, failure: staleVersion(loaded.value.document.meta.versionId) }
  }

  return {
    get: async (id) => one(documentOf(await rows.load(id))),
    getAny: async (id) => one(documentOf(await rows.loadAny(id))),
    getVersion: async (id, versionId) => one(await rows.loadVersion(id, versionId)),
    find: async (search) => {
      const page = await rows.search(search)
      if (!page.ok) return page
      const found = await rows.named(page.value.rows, page.value.names)
      return succeeded({ ...page.value, rows: found.map((row) => typedRow<Type>(row)) })
    },
    create: async (row: NewRow<Type>, options = {}) => one(await rows.insert(untypedRow(row), options)),
    update: async ({ id, versionId }, next, options = {}) => {
      const loaded = await current(id, versionId)
      return loaded.ok ? one(await rows.replace(loaded.value, untypedRow(next), options)) : loaded
    },
    remove: async (id, versionId) => {
      const loaded = await current(id, versionId)
      return loaded.ok ? one(await rows.mark(loaded.value, true)) : loaded
    },
    restore: async (id) => {
      const loaded = await rows.loadAny(id)
      return loaded.ok ? one(await rows.mark(loaded.value, false)) : loaded
    },
    bringBack: async ({ id, versionId }, next) => {
      const loaded = await rows.loadAny(id)
      if (!loaded.ok) return loaded
      const stored = loaded.value.document.meta.versionId
      if (stored !== versionId) return { ok: false, failure: staleVersion(stored) }
      return one(await rows.replace(loaded.value, untypedRow(next), {}))
    },
  }
}

/** The refusal of a version that is no longer the stored one. */
export function staleVersion(versionId: string) {
  return {
    kind: 'conflict',
    because: 'stores.version-changed',
    subStatus: subStatuses.versionChanged,
    versionId,
  } as const
}

function documentOf(loaded: Outcome<Loaded>): Outcome<StoredDocument> {
  return loaded.ok ? { ok: true, value: loaded.value.document } : loaded
}
