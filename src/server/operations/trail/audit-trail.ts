import { setImmediate } from 'node:timers/promises'
import type { Database } from '#server/database/database.ts'
import { troubleOf } from '#server/database/trouble.ts'
import { type AuditRow, auditAtEnd } from '#server/stores/audit/insert-audit.ts'
import { succeeded } from '#shared/outcome/outcome.ts'

type Waiting = { readonly row: AuditRow; readonly done: () => void; readonly fail: (reason: unknown) => void }

/**
 * Rows of reads and refusals: each call waits until its row is committed, and rows that come while
 * an insert is on its way go together with the next one. Rows of one practice share a transaction.
 */
export class AuditTrail {
  private readonly database: Database
  private readonly waiting = new Map<string, Waiting[]>()
  private readonly writing = new Set<string>()

  constructor(database: Database) {
    this.database = database
  }

  /** Resolves when the row is committed; rejects when it could not be. */
  write(row: AuditRow): Promise<void> {
    return new Promise((done, fail) => {
      const queue = this.waiting.get(row.practiceId) ?? []
      queue.push({ row, done, fail })
      this.waiting.set(row.practiceId, queue)
      if (!this.writing.has(row.practiceId)) void this.drain(row.practiceId)
    })
  }

  private async drain(practiceId: string): Promise<void> {
    this.writing.add(practiceId)
    // What is answered in the same turn of the event loop is told together.
    await setImmediate()
    for (;;) {
      const batch = this.waiting.get(practiceId)?.splice(0, 200) ?? []
      if (batch.length === 0) break
      await this.commit(practiceId, batch)
    }
    this.writing.delete(practiceId)
  }

  private async commit(practiceId: string, batch: readonly Waiting[]): Promise<void> {
    const rows = batch.map(({ row }) => row)
    try {
      // When the disk is full, room is made for what reading leaves, and it is stored the second time.
      await this.store(practiceId, rows).catch((reason: unknown) =>
        troubleOf(reason) === 'full' ? this.store(practiceId, rows) : Promise.reject(reason),
      )
      for (const { done } of batch) done()
    } catch (reason) {
      for (const { fail } of batch) fail(reason)
    }
  }

  private async store(practiceId: string, rows: readonly AuditRow[]): Promise<void> {
    await this.database.transaction(auditSettings(practiceId), async (_transaction, atEnd) => {
      atEnd(auditAtEnd(rows))
      return succeeded(undefined)
    })
  }
}

function auditSettings(practiceId: string) {
  return {
    practiceId,
    actorId: null,
    profileId: null,
    operation: 'auditEvent.create',
    reach: 'Nothing' as const,
    profiles: [],
    allowed: [],
  }
}
