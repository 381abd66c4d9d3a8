import { sql } from 'kysely'
import type { Opened } from '#server/stores/opened.ts'

/** What a create with an idempotency key made, so that the same key never makes two rows. */
export type Receipt = { readonly hash: Uint8Array; readonly id: string }

/** What became of a key of this person's: a create under it is under way, has made something, or was never asked for. */
export type KeyState = { readonly isUnderWay: boolean; readonly receipt?: Receipt }

/**
 * Takes the key for this transaction, and looks what a create under it has made. The two statements leave together; the second
 * is asked when the key is ours, so that it sees what a twin has just committed.
 */
export async function takeKey({ transaction, actor }: Opened, key: string): Promise<KeyState> {
  const owner = `${actor.practiceId} ${actor.personId} ${key}`
  const [taken, found] = await Promise.all([
    sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${owner}, 0)) as mine`.execute(transaction),
    sql<{ request_hash: Uint8Array; resource_id: string }>`
      select request_hash, resource_id from idempotency
      where practice_id = ${actor.practiceId}::uuid and actor_id = ${actor.personId}::uuid and key = ${key}::uuid`.execute(
      transaction,
    ),
  ])
  const [row] = found.rows
  return {
    isUnderWay: taken.rows[0]?.mine !== true,
    ...(row && { receipt: { hash: row.request_hash, id: row.resource_id } }),
  }
}

/** Keeps what a create under this key made, in the transaction that made it. */
export async function keepReceipt(
  { transaction, actor, now }: Opened,
  made: Receipt & { readonly key: string },
): Promise<void> {
  await sql`
    insert into idempotency (practice_id, actor_id, key, request_hash, status, resource_id, version_id, created_at)
    values (${actor.practiceId}::uuid, ${actor.personId}::uuid, ${made.key}::uuid, ${made.hash}, 201, ${made.id}::uuid, 1,
      ${now.iso}::timestamptz)`.execute(transaction)
}
