import { sql } from 'kysely'
import type { Opened } from './opened.ts'

/** What a create under this key made, if it was this person who sent it. */
export async function findReceipt(
  { transaction, actor }: Opened,
  key: string,
): Promise<{ readonly hash: Uint8Array; readonly id: string } | undefined> {
  const { rows } = await sql<{ request_hash: Uint8Array; resource_id: string }>`
    select request_hash, resource_id from idempotency
    where practice_id = ${actor.practiceId}::uuid and actor_id = ${actor.personId}::uuid and key = ${key}::uuid`.execute(
    transaction,
  )
  return rows[0] && { hash: rows[0].request_hash, id: rows[0].resource_id }
}

/** Keeps what a create under this key made, in the transaction that made it. */
export async function keepReceipt(
  { transaction, actor, now }: Opened,
  made: { readonly key: string; readonly hash: Uint8Array; readonly id: string },
): Promise<void> {
  await sql`
    insert into idempotency (practice_id, actor_id, key, request_hash, status, resource_id, version_id, created_at)
    values (${actor.practiceId}::uuid, ${actor.personId}::uuid, ${made.key}::uuid, ${made.hash}, 201, ${made.id}::uuid, 1,
      ${now.iso}::timestamptz)`.execute(transaction)
}
