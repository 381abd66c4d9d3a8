import { sql } from 'kysely'
import type { Context } from '#server/operations/handler.ts'

/**
 * Holds a session, with the meeting or visit of which it is a part, until this transaction ends: whoever signs a note of it and whoever
 * decides by whether one is signed go one after the other, each by what the other has left. Held before anything is read that counts.
 */
export async function holdSession({ actor, transaction }: Context, sessionId: string): Promise<void> {
  const { rows } = await sql<{ readonly whole: string | null }>`
    select content #>> '{partOf,id}' as whole from resource
    where practice_id = ${actor.practiceId}::uuid and id = ${sessionId}::uuid`.execute(transaction)
  const name = `${actor.practiceId} session:${rows[0]?.whole ?? sessionId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}
