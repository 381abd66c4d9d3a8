import { sql } from 'kysely'
import type { Context } from '#server/operations/handler.ts'

/**
 * How many others of the practice hold the role and are active. The role's row is locked until the end of the transaction, so
 * that two who take it from each other at the same time do not both find the other one.
 */
export async function administratorsBeside(
  { transaction, actor }: Context,
  { roleId, practitionerId }: { readonly roleId: string; readonly practitionerId: string },
): Promise<number> {
  await sql`select from resource where practice_id = ${actor.practiceId}::uuid and id = ${roleId}::uuid for update`.execute(
    transaction,
  )
  const { rows } = await sql<{ others: string }>`
    select count(*) as others from resource r
    where r.practice_id = ${actor.practiceId}::uuid and r.type = 'Practitioner' and not r.is_deleted and r.id <> ${practitionerId}::uuid
      and r.content ->> 'active' = 'true'
      and r.id in (select t.resource_id from token t where t.practice_id = ${actor.practiceId}::uuid and t.type = 'Practitioner'
        and t.token = ${`roles=${roleId}`})`.execute(transaction)
  return Number(rows[0]?.others ?? 0)
}
