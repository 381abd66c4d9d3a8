import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'

/** Shared schedules: the owners of active schedules that are shared with one of these profiles and roles. */
export async function sharedSchedules(
  transaction: Transaction,
  practiceId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const tokens = ids.map((id) => `sharedWith=${id}`)
  const { rows } = await sql<{ owner: string }>`
    select distinct r.owner_id as owner from token t
      join resource r on r.practice_id = t.practice_id and r.id = t.resource_id
    where t.practice_id = ${practiceId}::uuid and t.type = 'Schedule' and t.token = any (${tokens}::text[])
      and not r.is_deleted and r.owner_id is not null and r.content ->> 'active' = 'true'`.execute(
    transaction,
  )
  return rows.map(({ owner }) => owner)
}
