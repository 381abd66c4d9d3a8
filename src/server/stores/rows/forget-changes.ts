import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'

/** For so many days the feed says what changed: a place in it is good for one, and devices send again what they did in three. */
const changeDays = 7
const atOnce = 5_000

/**
 * Forgets old rows of one practice's feed of changes, some of them: whoever asks, asks again until there are none. The last one stays,
 * since the next number is counted from it. Only for the owner; answers how many there were.
 */
export async function forgetChanges(
  transaction: Transaction,
  { practiceId, now }: { readonly practiceId: string; readonly now: number },
): Promise<number> {
  const before = new Date(now - changeDays * 86_400_000).toISOString()
  const { numAffectedRows } = await sql`
    delete from outbox where practice_id = ${practiceId}::uuid and id in (
      select id from outbox where practice_id = ${practiceId}::uuid and created_at < ${before}::timestamptz
        and number < (select max(number) from outbox where practice_id = ${practiceId}::uuid and number is not null)
      order by number limit ${atOnce})`.execute(transaction)
  return Number(numAffectedRows ?? 0n)
}
