import { sql } from 'kysely'
import type { Context } from '#server/operations/handler.ts'

/** What somebody is told, under the key that it has once. */
type Notice = { readonly recipientId: string; readonly dedupeKey: string }

/** Has somebody been told this already? Lists show notifications to their recipients alone, so background work looks for itself. */
export async function isNotified(
  { transaction, actor }: Pick<Context, 'transaction' | 'actor'>,
  { recipientId, dedupeKey }: Notice,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from resource
    where practice_id = ${actor.practiceId}::uuid and type = 'Notification' and owner_id = ${recipientId}::uuid
      and content ->> 'dedupeKey' = ${dedupeKey} limit 1`.execute(transaction)
  return rows.length > 0
}
