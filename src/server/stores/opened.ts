import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Prove } from '#server/database/prove.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import type { DisplayMemory } from './display-memory.ts'
import type { StoredDocument } from './document.ts'
import type { Gain } from './gain.ts'
import type { Indexing } from './indexing.ts'
import type { Instant } from './instant.ts'

/** Shows rows of older shapes in the shape of today (`upcast/upcast.ts`). */
export type Upcast = {
  /** The shape in which rows of the type are written; 0 as long as it has no steps. */
  readonly shapeOf: (type: string) => number
  /** The document in the shape of today. */
  readonly upToDate: <Row extends StoredDocument>(entry: TypeEntry, document: Row) => Row
}

/** Opened stores: what all of them share in one transaction. */
export type Opened = {
  readonly transaction: Transaction
  readonly actor: Actor
  /** The operation that runs; some may write locked rows. */
  readonly operation: string
  readonly now: Instant
  readonly newId: () => string
  /** Seals continuation tokens. */
  readonly sealingKey: Uint8Array
  /** Proves to the row policies that what is written is meant. */
  readonly prove: Prove
  readonly memory: DisplayMemory
  /** What rows are called that this transaction has seen since it wrote last, by their ids. */
  readonly foundNames: Map<string, string>
  /** Others write at the same time: the embedded database does one thing after the other. */
  readonly isShared: boolean
  readonly upcast: Upcast
  /** Types whose rows cannot be searched yet. */
  readonly indexing: Indexing
  /** Hears who reaches a patient from now on who did not before: a grant of access, for the trail. */
  readonly granted: (gains: readonly Gain[]) => void
  /** Hears that somebody may no longer read what he could read before, as soon as this is committed. */
  readonly narrowed: () => void
}
