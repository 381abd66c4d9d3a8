import { sql } from 'kysely'
import type { Context } from '#server/operations/handler.ts'

/** For an access token, how many of these patients the actor reaches now, by the row policy that every reading of a patient passes. */
export async function reachedPatients(
  { transaction, actor }: Pick<Context, 'transaction' | 'actor'>,
  ids: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ reached: string }>`
    select count(*) as reached from resource
    where practice_id = ${actor.practiceId}::uuid and type = 'Patient' and not is_deleted
      and id = any (${ids}::uuid[])`.execute(transaction)
  return Number(rows[0]?.reached ?? 0)
}
