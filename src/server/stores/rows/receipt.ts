import { type CompiledQuery, sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import type { Opened } from '#server/stores/opened.ts'

/** Receipts are rows of what a call that carried an idempotency key has done, so that the same key never does it twice. */
export type Receipt = {
  /** Of what was asked; the same key for anything else is refused. */
  readonly hash: Uint8Array
  readonly status: number
  /** The row that was answered; undefined where the answer was none. */
  readonly row?: { readonly type: string; readonly id: string; readonly versionId: string }
  /** What was answered instead of a row, sealed: it may hold what only its asker was told. */
  readonly answer?: string
}

/** What became of a key of this person's: a call under it is under way, was done, or was never asked for. */
export type KeyState = { readonly isUnderWay: boolean; readonly receipt?: Receipt }

type Row = {
  readonly request_hash: Uint8Array
  readonly status: number
  readonly type: string | null
  readonly resource_id: string | null
  readonly version_id: string | null
  readonly answer: string | null
}

/**
 * Takes the key for this transaction, and looks what a call under it has done. The two statements leave together; the second
 * is asked when the key is ours, so that it sees what a twin has just committed.
 */
export async function takeKey({ transaction, actor }: Opened, key: string): Promise<KeyState> {
  const owner = `${actor.practiceId} ${actor.personId} ${key}`
  const [taken, found] = await Promise.all([
    sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${owner}, 0)) as mine`.execute(transaction),
    sql<Row>`
      select request_hash, status, type, resource_id, version_id, answer from idempotency
      where practice_id = ${actor.practiceId}::uuid and actor_id = ${actor.personId}::uuid and key = ${key}::uuid`.execute(
      transaction,
    ),
  ])
  const [row] = found.rows
  return { isUnderWay: taken.rows[0]?.mine !== true, ...(row && { receipt: receiptOf(row) }) }
}

function receiptOf({ request_hash, status, type, resource_id, version_id, answer }: Row): Receipt {
  return {
    hash: request_hash,
    status,
    ...(type !== null &&
      resource_id !== null &&
      version_id !== null && { row: { type, id: resource_id, versionId: version_id } }),
    ...(answer !== null && { answer }),
  }
}

/** Has a call under this key of the person's been done? */
export async function hasReceipt({ transaction, actor }: Opened, key: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from idempotency
    where practice_id = ${actor.practiceId}::uuid and actor_id = ${actor.personId}::uuid and key = ${key}::uuid`.execute(
    transaction,
  )
  return rows.length > 0
}

/** The statement that keeps what a call under this key has done; it leaves with the commit of what was done. */
export function receiptAtEnd(
  { transaction, actor, now }: Opened,
  { key, hash, status, row, answer }: Receipt & { readonly key: string },
): CompiledQuery {
  return sql`
    insert into idempotency (practice_id, actor_id, key, request_hash, status, type, resource_id, version_id, answer, created_at)
    values (${actor.practiceId}::uuid, ${actor.personId}::uuid, ${key}::uuid, ${hash}, ${status}, ${row?.type ?? null},
      ${row?.id ?? null}::uuid, ${row?.versionId ?? null}::bigint, ${answer ?? null}, ${now.iso}::timestamptz)`.compile(
    transaction,
  )
}

/** For so many days a key is answered with what it has done. */
const receiptDays = 30

/** Forgets receipts that are older than thirty days, of every practice; as the owner, in a transaction of its own. Answers how many there were. */
export async function forgetReceipts(transaction: Transaction, now: number): Promise<number> {
  const oldest = new Date(now - receiptDays * 86_400_000).toISOString()
  const { numAffectedRows } = await sql`
    delete from idempotency where created_at < ${oldest}::timestamptz`.execute(transaction)
  return Number(numAffectedRows ?? 0n)
}
