import type { Filter } from '#generated/types/filter.ts'
import type { Creates, ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** What is looked for. `pageSize` is at most 500; `continuation` is the sealed token of the page before. */
export type Search = {
  readonly filters?: readonly Filter[]
  readonly orderBy?: string
  readonly order?: 'asc' | 'desc'
  readonly pageSize?: number
  readonly continuation?: string
  /** Only this partition; absent: every partition of the practice that the actor sees. */
  readonly partition?: string
  /** `count` also counts, up to 10,001; `countOnly` gives no rows. */
  readonly counting?: 'none' | 'count' | 'countOnly'
  readonly deleted?: 'leftOut' | 'included'
}

/** A row as the JSON text that leaves. */
export type WrittenRow = { readonly id: string; readonly text: string }

/** One page of what was found; no continuation: there is no more. */
export type Page<Row> = {
  readonly rows: readonly Row[]
  /** What the patients of the rows are called, as far as that is already known here; undefined: the reader may not see them. */
  readonly names?: ReadonlyMap<string, string | undefined>
  /** How many rows this page and those before it gave; the continuation carries it. */
  readonly given: number
  readonly continuation?: string
  /** Exact up to 10,000; 10,001 means more than that. */
  readonly total?: number
}

/** The body of a new row: what a client may send, and what server code may add (server-owned fields). */
export type NewRow<Type extends ResourceType> = Creates[Type] &
  Partial<Omit<ResourceTypes[Type], 'id' | 'meta' | 'partition' | 'display' | 'resourceType'>>

/** How a write is kept: `lock` freezes the row against plain writes, `history: 'skip'` leaves its version out of the history. */
export type WriteOptions = {
  readonly lock?: 'lock' | 'release'
  readonly history?: 'keep' | 'skip'
  /** The reason of a change of status, for its entry in `statusHistory`. */
  readonly reason?: { readonly reason?: unknown; readonly comment?: string }
}

/**
 * The rows of one type, for one actor inside one transaction.
 * Every answer is already narrowed to what the actor may see; a row that is there and not visible is `missing`.
 * Writes compare the version, keep history, tokens, identifiers, team, audit and outbox, and check references.
 * They do not ask for permissions, transitions or guards: that is the business of the operation that uses them.
 */
export type Store<Type extends ResourceType> = {
  /** `missing` when absent or invisible, `gone` when deleted. */
  get(id: string): Promise<Outcome<ResourceTypes[Type]>>
  /** Like `get`, and deleted rows too. */
  getAny(id: string): Promise<Outcome<ResourceTypes[Type]>>
  getVersion(id: string, versionId: string): Promise<Outcome<ResourceTypes[Type]>>
  find(search: Search): Promise<Outcome<Page<ResourceTypes[Type]>>>
  /** `id`: the row's own UUID when it is already known (offline clients, imports); else a UUIDv7 is made. */
  create(
    row: NewRow<Type>,
    options?: WriteOptions & { readonly id?: string },
  ): Promise<Outcome<ResourceTypes[Type]>>
  /** Writes the whole resource anew. `conflict` 2002 when `versionId` is not the stored one, `locked` when the row is frozen. */
  update(
    stored: { readonly id: string; readonly versionId: string },
    next: ResourceTypes[Type],
    options?: WriteOptions,
  ): Promise<Outcome<ResourceTypes[Type]>>
  remove(id: string, versionId: string): Promise<Outcome<ResourceTypes[Type]>>
  restore(id: string): Promise<Outcome<ResourceTypes[Type]>>
  /** Like `update`, of a deleted row: it is there again, as it is given. */
  bringBack(
    stored: { readonly id: string; readonly versionId: string },
    next: ResourceTypes[Type],
  ): Promise<Outcome<ResourceTypes[Type]>>
}

/** The stores of every type. */
export type Stores = { of<Type extends ResourceType>(type: Type): Store<Type> }
