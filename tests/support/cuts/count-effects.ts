import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'

/** How many rows there are of all that a call can leave behind, beside its audit row and its receipt. */
export type Effects = Readonly<Record<string, number>>

const tables = [
  'resource',
  'resource_history',
  'global_resource',
  'global_resource_history',
  'outbox',
  'identifier',
  'global_identifier',
  'patient_team',
  'appointment_slot',
  'manifest',
  'credential',
  'content',
  'content_chunk',
  'sync_request',
  'job_run',
]

/** Counts, in tests that cut connections, the effects that are there now, in the order of the tables: the database may count them in any. */
export async function countEffects(database: Database): Promise<Effects> {
  const counted = tables.map(
    (name) => sql`select ${name}::text as name, count(*)::int as rows from ${sql.table(name)}`,
  )
  const { rows } = await database.asOwner((transaction) =>
    sql<{ name: string; rows: number }>`${sql.join(counted, sql` union all `)}`.execute(transaction),
  )
  const counts = new Map(rows.map(({ name, rows: count }) => [name, count]))
  return Object.fromEntries(tables.map((name) => [name, counts.get(name) ?? 0]))
}

/** What came between two counts, and in which tables. */
export function gained(before: Effects, after: Effects): Effects {
  const changes = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}
