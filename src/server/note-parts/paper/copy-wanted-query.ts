import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { sendWithNext } from '#server/database/turns/kysely-over.ts'
import type { Context } from '#server/operations/handler.ts'

/** What is signed and of which a copy is kept in the chart. */
export type CopiedType = 'Note' | 'Consent'

/** A version of which the chart has no copy yet. */
export type WantedCopy = { readonly type: CopiedType; readonly id: string; readonly versionId: string }

/** Says in the transaction of a signature that its version is to be copied into the chart; it leaves with the next statement. */
export function addWantedCopy(
  { actor, transaction }: Pick<Context, 'actor' | 'transaction'>,
  { type, id, versionId }: WantedCopy,
): void {
  sendWithNext(
    transaction,
    sql`insert into copy_wanted (practice_id, resource_id, version_id, type)
      values (${actor.practiceId}::uuid, ${id}::uuid, ${versionId}::bigint, ${type}) on conflict do nothing`,
  )
}

/** The versions of a type that are to be copied, those of one row in their order. */
export async function wantedCopies(
  transaction: Transaction,
  { practiceId, type }: { readonly practiceId: string; readonly type: CopiedType },
): Promise<readonly WantedCopy[]> {
  const { rows } = await sql<{ id: string; versionId: string }>`
    select resource_id as id, version_id::text as "versionId" from copy_wanted
    where practice_id = ${practiceId}::uuid and type = ${type}
    order by resource_id, version_id limit 1000`.execute(transaction)
  return rows.map((row) => ({ type, ...row }))
}

/** Takes a version out of those that are to be copied: false where another hand has done so, or an earlier one of its row still waits. */
export async function takeWantedCopy(
  transaction: Transaction,
  practiceId: string,
  { id, versionId }: WantedCopy,
): Promise<boolean> {
  const { rows } = await sql`
    delete from copy_wanted as mine
    where practice_id = ${practiceId}::uuid and resource_id = ${id}::uuid and version_id = ${versionId}::bigint
      and not exists (select from copy_wanted as earlier where earlier.practice_id = mine.practice_id
        and earlier.resource_id = mine.resource_id and earlier.version_id < mine.version_id)
    returning resource_id`.execute(transaction)
  return rows.length > 0
}
