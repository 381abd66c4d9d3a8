import { sql } from 'kysely'
import type { Context } from '#server/operations/handler.ts'

/** The last of a note's manifests: which one it is, its hash, and by which key it was signed. */
export type LastSeal = { readonly number: number; readonly hash: string; readonly keyId: string }

/** The last manifest of a note; nothing while nobody has signed it. */
export async function lastSeal(
  { actor, transaction }: Context,
  noteId: string,
): Promise<LastSeal | undefined> {
  const { rows } = await sql<LastSeal>`
    select number, encode(hash, 'hex') as hash, key_id as "keyId" from manifest
    where practice_id = ${actor.practiceId}::uuid and note_id = ${noteId}::uuid
    order by number desc limit 1`.execute(transaction)
  return rows[0]
}
