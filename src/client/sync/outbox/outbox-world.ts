import type { ServerReach } from '#client/api/connection.ts'
import type { Pending } from '#client/sync/pending.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import type { LedgerWorld } from './ledger.ts'

/** What one tab tells the others of the same person. */
export type News =
  | { readonly kind: 'written' }
  | {
      readonly kind: 'changed'
      readonly isSending: boolean
      readonly isPaused: boolean
      /** The server has no room to store anything. */
      readonly isFull?: boolean
      readonly savedAt?: number
    }
  /** Also which version of the record it became, where that is told. */
  | { readonly kind: 'stored'; readonly key: string; readonly versionId?: string }
  | { readonly kind: 'resume' }

/** The line to the other tabs. */
export type Line = {
  readonly tell: (news: News) => void
  readonly listen: (hear: (news: News) => void) => void
  readonly close: () => void
}

/** All that the outbox needs of the world, so that tests hand in their own clock, network and tabs. */
export type OutboxWorld = LedgerWorld & {
  readonly random: () => number
  readonly reach: () => ServerReach
  /** Sends one change; an `ok` carries the stored document, nothing for a delete. */
  readonly store: (pending: Pending) => Promise<Outcome<JsonObject | undefined>>
  /** Reads the newest stored version. */
  readonly read: (type: ResourceType, id: string) => Promise<Outcome<JsonObject>>
  /** Reads one version, as far as it is kept. */
  readonly readVersion: (type: ResourceType, id: string, versionId: string) => Promise<Outcome<JsonObject>>
  /** Which records of a type can be read now, of those asked for; undefined while nobody says. */
  readonly readable: (type: string, ids: readonly string[]) => Promise<ReadonlySet<string> | undefined>
  /** Runs `lead` in one tab at a time, until `signal` says stop. */
  readonly elect: (lead: () => Promise<void>, signal: AbortSignal) => void
  readonly line: Line
  /** Calls back after so many milliseconds; answers how to forget it. */
  readonly after: (milliseconds: number, act: () => void) => () => void
}
