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

/** To which words each signature of a note was given, by its id: those that its step asked the signer to attest. */
export async function attestations(
  { actor, transaction }: Context,
  noteId: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ signature: string; words: string }>`
    select content ->> 'signature' as signature, content ->> 'attestation' as words from manifest
    where practice_id = ${actor.practiceId}::uuid and note_id = ${noteId}::uuid
      and content ->> 'signature' is not null and content ->> 'attestation' is not null`.execute(transaction)
  return new Map(rows.map(({ signature, words }) => [signature, words]))
}
