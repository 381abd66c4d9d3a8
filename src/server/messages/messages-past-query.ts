import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'

/** What a practice that has never chosen keeps: seven years. */
const usualDays = 2_555
const atOnce = 200

/** The ids of messages that were kept for as long as their channel says, or else `chatRetentionDays`; some of them. For the owner. */
export async function messagesPast(
  transaction: Transaction,
  { practiceId, at }: { readonly practiceId: string; readonly at: string },
): Promise<readonly string[]> {
  const days = await daysOf(transaction, practiceId)
  const { rows } = await sql<{ id: string }>`
    select m.id from resource m left join resource c
      on c.practice_id = m.practice_id and c.type = 'Channel' and c.id = (m.content -> 'channel' ->> 'id')::uuid
    where m.practice_id = ${practiceId}::uuid and m.type = 'ChatMessage'
      and m.start_at < ${at}::timestamptz - ${days.least} * interval '1 day'
      and m.start_at < ${at}::timestamptz
        - coalesce((c.content ->> 'retentionDays')::integer, ${days.usual}) * interval '1 day'
    order by m.start_at limit ${atOnce}`.execute(transaction)
  return rows.map(({ id }) => id)
}

type Days = { readonly usual: number; readonly least: number }

async function daysOf(transaction: Transaction, practiceId: string): Promise<Days> {
  const { rows } = await sql<{ usual: number | null; least: number | null }>`
    select
      (select (content ->> 'chatRetentionDays')::integer from resource
        where practice_id = ${practiceId}::uuid and type = 'PracticePreferences' and not is_deleted limit 1) as usual,
      (select min((content ->> 'retentionDays')::integer) from resource
        where practice_id = ${practiceId}::uuid and type = 'Channel') as least`.execute(transaction)
  const usual = rows[0]?.usual ?? usualDays
  return { usual, least: Math.min(usual, rows[0]?.least ?? usual) }
}
