import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type KeptCheckpoints, readCheckpointFile } from '#server/database/audit/checkpoint-file.ts'
import type { Database, Transaction } from '#server/database/database.ts'

/** Where the database lies, and which file beside it remembers what it was told. */
export type NoticedAt = { readonly dataDirectory: string; readonly checkpointFile: string }

/** Why a database is held for one that was put back. */
export type Restored = 'another place' | 'lacks what it was told'

type Known = { readonly place: string | null; readonly checkpoint_lines: number | null }

/**
 * Notices at the start that the database was put back from a copy, and gives it another epoch: devices then compare what they sent in
 * the last three days with what is there, and send again what is lost. Noticed are a database that lies elsewhere than at the last
 * start (another cluster, database or timeline; another file on the disk), and one that lacks checkpoints of its trail which the file
 * beside it says it was told of. Neither sees a copy of a whole machine: then `npm run restored` says it. A database that only moved
 * loses nothing by it. Answers why, or undefined for the database of before.
 */
export async function noticeRestore(database: Database, at: NoticedAt): Promise<Restored | undefined> {
  const kept = readCheckpointFile(at.checkpointFile)
  return database.asOwner(async (transaction) => {
    const { rows } = await sql<Known>`select place, checkpoint_lines from installation for update`.execute(
      transaction,
    )
    const known = rows[0] ?? { place: null, checkpoint_lines: null }
    const place = await placeOf(database, transaction, at)
    const because = await judged(transaction, { known, place, kept })
    const lines = kept?.told.size ?? 0
    const epoch = because === undefined ? sql`epoch` : sql`gen_random_uuid()`
    await sql`update installation set epoch = ${epoch}, place = ${place}, checkpoint_lines = ${lines}`.execute(
      transaction,
    )
    return because
  })
}

/** Gives the database another epoch because somebody says that it was put back. */
export async function tellRestored(database: Database): Promise<void> {
  await database.asOwner((transaction) =>
    sql`update installation set epoch = gen_random_uuid()`.execute(transaction),
  )
  database.signals.tell({ kind: 'epoch' })
}

type Found = { readonly known: Known; readonly place: string; readonly kept: KeptCheckpoints | undefined }

async function judged(
  transaction: Transaction,
  { known, place, kept }: Found,
): Promise<Restored | undefined> {
  if (known.place !== null && known.place !== place) return 'another place'
  const since = [...(kept?.told ?? [])].slice(known.checkpoint_lines ?? 0)
  return (await isAllThere(transaction, since)) ? undefined : 'lacks what it was told'
}

/** Whether the database has all checkpoints of these words ('practice number'); one of a practice that was taken away has the number 0. */
async function isAllThere(transaction: Transaction, told: readonly string[]): Promise<boolean> {
  const pairs = told.map((each) => each.split(' '))
  const away = new Set(pairs.filter(([, number]) => number === '0').map(([practice]) => practice))
  const asked = pairs.filter(([practice]) => !away.has(practice))
  if (asked.length === 0) return true
  const { rows } = await sql<{ lacking: boolean }>`
    select exists (
      select from unnest(${asked.map(([practice]) => practice)}::uuid[], ${asked.map(([, number]) => number)}::bigint[]) as told (practice_id, number)
      where not exists (
        select from audit_checkpoint c where c.practice_id = told.practice_id and c.number = told.number
      )
    ) as lacking`.execute(transaction)
  return rows[0]?.lacking !== true
}

/** Words that are others once the database lies elsewhere. */
async function placeOf(
  { kind }: Database,
  transaction: Transaction,
  { dataDirectory }: NoticedAt,
): Promise<string> {
  if (kind === 'embedded') {
    // Written once, when the database was made: a copy is another file.
    const { ino, birthtimeMs } = statSync(join(dataDirectory, 'database', 'PG_VERSION'))
    return `file ${ino} ${Math.round(birthtimeMs)}`
  }
  const { rows } = await sql<{ database: string; may_ask: boolean }>`
    select oid::text as database,
      has_function_privilege('pg_control_system()', 'execute')
        and has_function_privilege('pg_control_checkpoint()', 'execute') as may_ask
    from pg_database where datname = current_database()`.execute(transaction)
  const [row] = rows
  if (!row?.may_ask) return `database ${row?.database}`
  const { rows: clusters } = await sql<{ cluster: string; timeline: string }>`
    select system_identifier::text as cluster, timeline_id::text as timeline
    from pg_control_system(), pg_control_checkpoint()`.execute(transaction)
  return `cluster ${clusters[0]?.cluster} timeline ${clusters[0]?.timeline} database ${row.database}`
}
