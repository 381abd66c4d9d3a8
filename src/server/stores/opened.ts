import type { Transaction } from '#server/database/database.ts'
import type { Prove } from '#server/database/proving.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import type { DisplayMemory } from './display-memory.ts'
import type { Gain } from './gain.ts'
import type { Instant } from './instant.ts'
import type { Upcast } from './upcast/upcast.ts'

/** What all stores of one transaction share. */
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
  readonly upcast: Upcast
  /** Hears who reaches a patient from now on who did not before: a grant of access, for the trail. */
  readonly granted: (gains: readonly Gain[]) => void
}
