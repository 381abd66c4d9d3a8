import { sql } from 'kysely'
import type { TextUse } from '#generated/types/text-use.ts'
import type { Context } from '#server/operations/handler.ts'

/** What a whole number of the database holds: a count that is full stays full. */
const most = 2_147_483_647

/** Adds to what a prepared text keeps of its uses. No version of it is made, and nobody who has it open is in conflict with it. */
export async function addUses(
  { transaction, actor }: Context,
  { text, count, last }: TextUse,
): Promise<void> {
  await sql`
    update resource set rolled_up = json_build_object(
      'usageCount', least(coalesce((coalesce(rolled_up, content) ->> 'usageCount')::bigint, 0) + ${count}::int, ${most}::int),
      'lastUsed', greatest((rolled_up ->> 'lastUsed') collate "C", ${last}::text))
    where practice_id = ${actor.practiceId}::uuid and id = ${text.id}::uuid and type = ${text.resourceType}`.execute(
    transaction,
  )
}
