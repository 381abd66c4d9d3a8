import { sql } from 'kysely'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Transaction } from '#server/database/database.ts'

/** Rows of one type in one practice that are to go for good. */
export type Purged = {
  readonly practiceId: string
  readonly type: ResourceType
  readonly ids: readonly string[]
  /** When it is done, and an id for the place of each row in the feed. */
  readonly at: string
  readonly newId: () => string
}

/** Which rows are past their time: by the column that says when it ends, or begins, before the moment. */
export type Past = {
  readonly practiceId: string
  readonly type: ResourceType
  readonly column: 'start_at' | 'end_at'
  readonly before: string
  /** So many days later those go too that a person has removed. */
  readonly removedBefore?: string
}

const atOnce = 200

/** The ids of rows that are past their time, some of them: whoever purges them asks again. Only for the owner. */
export async function pastRows(
  transaction: Transaction,
  { practiceId, type, column, before, removedBefore }: Past,
): Promise<readonly string[]> {
  const removed =
    removedBefore === undefined
      ? sql``
      : sql` or (is_deleted and last_modified < ${removedBefore}::timestamptz)`
  const { rows } = await sql<{ id: string }>`
    select id from resource where practice_id = ${practiceId}::uuid and type = ${type}
      and (${sql.ref(column)} < ${before}::timestamptz${removed})
    order by id limit ${atOnce}`.execute(transaction)
  return rows.map(({ id }) => id)
}

/**
 * Purges rows: the row, every version of it, and what it was found by. The feed says once more that something became of them, so
 * that devices which have them ask, and find nothing. Only for the owner: no request may remove a version.
 */
export async function purgeRows(
  transaction: Transaction,
  { practiceId, type, ids, at, newId }: Purged,
): Promise<void> {
  if (ids.length === 0) return
  const feed = JSON.stringify(ids.map((id) => ({ id: newId(), resource_id: id })))
  const list = sql`any (${ids}::uuid[])`
  await sql`
    with gone as (delete from resource r using json_to_recordset(${feed}::json) as feed (id uuid, resource_id uuid)
          where r.practice_id = ${practiceId}::uuid and r.type = ${type} and r.id = feed.resource_id
          returning r.practice_id, feed.id as feed_id, r.id, r.version_id, r.patient_id, r.closed),
      versions as (delete from resource_history where practice_id = ${practiceId}::uuid and id = ${list}),
      words as (delete from token where practice_id = ${practiceId}::uuid and type = ${type} and resource_id = ${list}),
      names as (delete from identifier where practice_id = ${practiceId}::uuid and type = ${type} and resource_id = ${list})
    insert into outbox (practice_id, id, type, resource_id, version_id, patient_id, created_at, closed)
    select practice_id, feed_id, ${type}, id, version_id + 1, patient_id, ${at}::timestamptz, closed from gone`.execute(
    transaction,
  )
}
