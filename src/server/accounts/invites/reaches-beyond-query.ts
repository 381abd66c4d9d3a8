import { sql } from 'kysely'
import type { Context } from '#server/operations/handler.ts'

/** Is there a patient whom one of these profiles reaches by a team, and whom the actor does not reach now? */
export async function reachesBeyond(
  { transaction, actor }: Pick<Context, 'transaction' | 'actor'>,
  profiles: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from patient_team t
    where t.practice_id = ${actor.practiceId}::uuid and t.profile_id = any (${profiles}::uuid[])
      and (t.valid_until is null or t.valid_until > now())
      and not exists (select from resource r where r.practice_id = ${actor.practiceId}::uuid and r.id = t.patient_id)
    limit 1`.execute(transaction)
  return rows.length > 0
}
