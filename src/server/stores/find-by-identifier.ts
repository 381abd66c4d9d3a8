import { sql } from 'kysely'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Opened } from './opened.ts'

/** The ids of rows with this identifier that the actor sees; an empty system stands for any. */
export async function findByIdentifier(
  { transaction, actor }: Opened,
  entry: TypeEntry,
  asked: { readonly system: string; readonly value: string },
): Promise<readonly string[]> {
  const system = asked.system === '' ? sql`` : sql` and system = ${asked.system}`
  const { rows } = await sql<{ resource_id: string }>`
    select distinct resource_id from identifier
    where practice_id = ${actor.practiceId}::uuid and type = ${entry.type} and value = ${asked.value}${system} limit 2`.execute(
    transaction,
  )
  return rows.map(({ resource_id }) => resource_id)
}
