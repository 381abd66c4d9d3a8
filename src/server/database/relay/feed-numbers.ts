import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'

const mostAtOnce = 2000

/**
 * Gives the committed rows of the outbox that wait their position in their practice's feed, in the order of their ids.
 * A reader that asks for `number > cursor` therefore never passes over a row that was committed late. Answers how many.
 */
export async function numberFeed(transaction: Transaction): Promise<number> {
  const { rows } = await sql<{ practice_id: string; id: string }>`
    select practice_id, id from outbox where number is null order by practice_id, id limit ${mostAtOnce}`.execute(
    transaction,
  )
  const byPractice = Map.groupBy(rows, ({ practice_id }) => practice_id)
  for (const [practiceId, waiting] of byPractice)
    await numberRows(
      transaction,
      practiceId,
      waiting.map(({ id }) => id),
    )
  return rows.length
}

/** By a list of ids, not by a join of tables: a plan that was made when they were small stays right. */
async function numberRows(
  transaction: Transaction,
  practiceId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    with last as (select coalesce(max(number), 0) as number from outbox where practice_id = ${practiceId}::uuid)
    update outbox set number = (select number from last) + made.place
    from unnest(${ids}::uuid[]) with ordinality as made (id, place)
    where outbox.practice_id = ${practiceId}::uuid and outbox.id = made.id`.execute(transaction)
}
