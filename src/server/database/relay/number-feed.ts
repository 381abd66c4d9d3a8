import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'

const mostAtOnce = 2000

/** What has got its numbers: the practice, the types of the rows, and the last number. */
export type Numbered = {
  readonly practiceId: string
  readonly types: readonly string[]
  readonly last: number
}

/**
 * Gives the committed rows of the outbox that wait their numbers, their positions in their practice's feed, in the order of their
 * ids. A reader that asks for `number > cursor` therefore never passes over a row that was committed late. Answers of which practices.
 */
export async function numberFeed(transaction: Transaction): Promise<readonly Numbered[]> {
  const { rows } = await sql<{ practice_id: string; id: string; type: string }>`
    select practice_id, id, type from outbox where number is null order by practice_id, id limit ${mostAtOnce}`.execute(
    transaction,
  )
  const byPractice = Map.groupBy(rows, ({ practice_id }) => practice_id)
  const numbered: Numbered[] = []
  for (const [practiceId, waiting] of byPractice) {
    const ids = waiting.map(({ id }) => id)
    const last = await numberRows(transaction, practiceId, ids)
    numbered.push({ practiceId, types: [...new Set(waiting.map(({ type }) => type))], last })
  }
  return numbered
}

/** By a list of ids, not by a join of tables: a plan that was made when they were small stays right. */
async function numberRows(
  transaction: Transaction,
  practiceId: string,
  ids: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ number: string }>`
    with last as (select coalesce(max(number), 0) as number from outbox where practice_id = ${practiceId}::uuid)
    update outbox set number = (select number from last) + made.place
    from unnest(${ids}::uuid[]) with ordinality as made (id, place)
    where outbox.practice_id = ${practiceId}::uuid and outbox.id = made.id
    returning number`.execute(transaction)
  return Math.max(...rows.map(({ number }) => Number(number)))
}
