import { sql } from 'kysely'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Opened } from '#server/stores/opened.ts'
import { practiceTables } from './search-rows.ts'

/** For a search, those of the rows that the actor sees now as the lists of the type do, deleted ones too, and whether they are. */
export async function seenRows(
  opened: Opened,
  entry: TypeEntry,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly isDeleted: boolean }>> {
  const { table, rows: own } = practiceTables(opened, entry, {})
  const { rows } = await sql<{ id: string; is_deleted: boolean }>`
    select r.id, r.is_deleted from ${table} r where ${own} and r.id = any (${ids}::uuid[])`.execute(
    opened.transaction,
  )
  return new Map(rows.map(({ id, is_deleted }) => [id, { isDeleted: is_deleted }]))
}
