import { type RawBuilder, sql } from 'kysely'
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
  'confidential_patient',
  'appointment_slot',
  'manifest',
  'credential',
  'session',
  'content',
  'content_chunk',
  'content_usage',
  'sync_request',
  'copy_wanted',
  'job_run',
  'reminder',
  'patient_search',
  'packet_link',
  'invitation',
  'row_merge',
  'external_time',
  'calendar_link',
  'duplicate_review',
  'access_review',
]

/** What calls change in rows that are there and keep no versions: how many of them are so. */
const states: Readonly<Record<string, RawBuilder<unknown>>> = {
  'session that has ended': sql`session where revoked_at is not null`,
  'session in which somebody acts for another': sql`session where acting_profile_id is not null`,
  'packet link in force': sql`packet_link where secret is not null`,
  'invitation in force': sql`invitation where secret is not null`,
  'calendar link in force': sql`calendar_link where secret is not null`,
  'merge that is undone': sql`row_merge where state in ('Returning', 'Separated')`,
}

/** Why the other tables are not counted: no call leaves anything in them, or each does, also one that is answered again, or how much follows from the words of a row. */
const aside: Readonly<Record<string, string>> = {
  token: 'how many there are follows from the words of a row, which each turn has other ones of',
  global_token: 'the same of rows of no practice',
  audit_event: 'what is asked again stands in the trail again',
  audit_link: 'it chains the trail in the background',
  audit_waiting: 'it holds the trail until it is chained',
  audit_checkpoint: 'a job writes it of the trail',
  idempotency: 'it is the receipt of a call',
  guess: 'it counts what was guessed, before a call is done',
  public_key: 'a server writes it when it starts',
  code: 'a command imports it',
  code_system: 'a command imports it',
  code_word: 'a command imports it',
  indexed_type: 'a server writes it when it starts',
  reindex: 'a server writes it when it starts',
  installation: 'a server writes it when it starts',
  proving_key: 'a server writes it when it starts',
}

/** For tests that cut connections, tables of which it is said neither that they are counted nor why not, and those that are not there. */
export function untold(names: readonly string[]): readonly string[] {
  const told = [...tables, ...Object.keys(aside)]
  return [...names.filter((name) => !told.includes(name)), ...told.filter((name) => !names.includes(name))]
}

/** Counts, in tests that cut connections, the effects that are there now, in the order of the tables: the database may count them in any. */
export async function countEffects(database: Database): Promise<Effects> {
  const all = [
    ...tables.map((name) => [name, sql`${sql.table(name)}`] as const),
    ...Object.entries(states).map(([name, rows]) => [name, rows] as const),
  ]
  const counted = all.map(
    ([name, from]) => sql`select ${name}::text as name, count(*)::int as rows from ${from}`,
  )
  const { rows } = await database.asOwner((transaction) =>
    sql<{ name: string; rows: number }>`${sql.join(counted, sql` union all `)}`.execute(transaction),
  )
  const counts = new Map(rows.map(({ name, rows: count }) => [name, count]))
  return Object.fromEntries(all.map(([name]) => [name, counts.get(name) ?? 0]))
}

/** What came between two counts, and in which tables. */
export function gained(before: Effects, after: Effects): Effects {
  const changes = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}
