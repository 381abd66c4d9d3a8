import { sql } from 'kysely'
import type { Practitioner } from '#generated/types/practitioner.ts'
import type { Context } from '#server/operations/handler.ts'
import { supervisorsOf } from '#shared/notes/facts/supervisors-of.ts'

type Supervised = Pick<Practitioner, 'supervisor' | 'supervisors'>

/** The ids of those who supervise these practitioners today: asked for the practice, for a patient who answers reads no practitioner. */
export async function supervisorsToday(
  { transaction, actor, now }: Context,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ content: Supervised }>`
    select content from resource
    where practice_id = ${actor.practiceId}::uuid and type = 'Practitioner' and not is_deleted
      and id = any (${ids}::uuid[])`.execute(transaction)
  const today = now.iso.slice(0, 10)
  return rows.flatMap(({ content }) => supervisorsOf(content, today).map(({ id }) => id))
}
