import { sql } from 'kysely'
import type { Opened } from '#server/stores/opened.ts'

/** When the newest version of a row in the history was written, in milliseconds since 1970; 0 when there is none. */
export async function lastKept({ transaction, actor }: Opened, id: string): Promise<number> {
  const { rows } = await sql<{ last_modified: string }>`
    select last_modified from resource_history
    where practice_id = ${actor.practiceId}::uuid and id = ${id}::uuid order by version_id desc limit 1`.execute(
    transaction,
  )
  return rows[0] ? Date.parse(rows[0].last_modified) : 0
}
