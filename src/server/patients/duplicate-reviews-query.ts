import { sql } from 'kysely'
import type { Context } from '#server/operations/handler.ts'
import type { IdPair } from './duplicates-query.ts'
import { deciderOf } from './merges-query.ts'

/** A review of suspected duplicates, as its row says it: two records that are not of the same person. */
export type DuplicateReview = {
  readonly oneId: string
  readonly otherId: string
  /** What both said then, as nobody can read it. */
  readonly facts: string
  readonly at: string
  readonly byId: string | null
  readonly byType: string | null
}

/** Two records by their ids, the lower one first. */
export type ReviewedPair = Pick<DuplicateReview, 'oneId' | 'otherId'>

const mostReviews = 500

/** The latest duplicate reviews of the practice and those of these pairs, the latest first. */
export async function duplicateReviews(
  { transaction, actor }: Context,
  pairs: readonly IdPair[],
): Promise<readonly DuplicateReview[]> {
  const ofPractice = sql`practice_id = ${actor.practiceId}::uuid`
  const { rows } = await sql<DuplicateReview>`
    select one_id as "oneId", other_id as "otherId", facts, at, by_id as "byId", by_type as "byType"
    from duplicate_review where ${ofPractice} and ((one_id, other_id) in (select one, other
        from json_to_recordset(${JSON.stringify(pairs)}::json) as pair (one uuid, other uuid))
      or (one_id, other_id) in (select one_id, other_id from duplicate_review where ${ofPractice}
        order by at desc, one_id, other_id limit ${mostReviews}))
    order by at desc, one_id, other_id`.execute(transaction)
  return rows
}

/** Keeps a duplicate review; the last word on a pair counts. */
export async function keepReview(
  { transaction, actor, now }: Context,
  { oneId, otherId, facts }: ReviewedPair & Pick<DuplicateReview, 'facts'>,
): Promise<void> {
  const by = deciderOf(actor)
  await sql`
    insert into duplicate_review (practice_id, one_id, other_id, facts, at, by_id, by_type)
    values (${actor.practiceId}::uuid, ${oneId}::uuid, ${otherId}::uuid, ${facts}, ${now.iso}::timestamptz,
      ${by?.id ?? null}::uuid, ${by?.resourceType ?? null})
    on conflict (practice_id, one_id, other_id) do update
      set facts = excluded.facts, at = excluded.at, by_id = excluded.by_id, by_type = excluded.by_type`.execute(
    transaction,
  )
}

/** Takes a duplicate review back; nothing happens where there is none. */
export async function dropReview(
  { transaction, actor }: Context,
  { oneId, otherId }: ReviewedPair,
): Promise<void> {
  await sql`
    delete from duplicate_review where practice_id = ${actor.practiceId}::uuid and one_id = ${oneId}::uuid
      and other_id = ${otherId}::uuid`.execute(transaction)
}
