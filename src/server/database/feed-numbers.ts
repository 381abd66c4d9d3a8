import { sql } from 'kysely'
import type { Transaction } from './database.ts'

/**
 * Gives the committed rows of the outbox that wait their position in their practice's feed, in the order of their ids.
 * A reader that asks for `number > cursor` therefore never passes over a row that was committed late.
 */
export async function numberFeed(transaction: Transaction): Promise<number> {
  const { numAffectedRows } = await sql`
    with waiting as (
        select practice_id, id, row_number() over (partition by practice_id order by id) as place
        from (select practice_id, id from outbox where number is null order by practice_id, id limit 2000) first),
      last as (
        select practice_id, (select coalesce(max(number), 0) from outbox o where o.practice_id = waiting.practice_id) as number
        from waiting group by practice_id)
    update outbox set number = last.number + waiting.place
    from waiting join last on last.practice_id = waiting.practice_id
    where outbox.practice_id = waiting.practice_id and outbox.id = waiting.id`.execute(transaction)
  return Number(numAffectedRows ?? 0n)
}
