import { sql } from 'kysely'
import type { Context } from '#server/operations/handler.ts'

/** A note, and since when it counts that somebody opens it. */
export type Waits = { readonly id: string; readonly since: string }

/** Which of these notes the acting person has opened in the practice since then, by the trail: each opening stands there before the note is shown. */
export async function openedSince(
  { transaction, actor }: Context,
  notes: readonly Waits[],
): Promise<ReadonlySet<string>> {
  const profileId = actor.profile?.id
  if (profileId === undefined || notes.length === 0) return new Set()
  const { rows } = await sql<{ readonly id: string }>`
    select w.id::text as id from json_to_recordset(${JSON.stringify(notes)}::json) as w (id uuid, since timestamptz)
    where exists (
      select from audit_event e
      where e.practice_id = ${actor.practiceId}::uuid and e.resource_id = w.id and e.kind >= 'read|R|Success|'
        and e.kind < 'read|R|Success}' and e.type = 'Note' and e.profile_id = ${profileId}::uuid and e.at >= w.since)`.execute(
    transaction,
  )
  return new Set(rows.map(({ id }) => id))
}
