import { type KeyObject, sign, verify } from 'node:crypto'
import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'

/** The installation's signing key, as the key file holds it. */
export type SigningKey = {
  readonly id: string
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

/** A signed statement of how long a practice's audit chain was at a moment, and of its last hash. */
export type Checkpoint = {
  readonly practiceId: string
  readonly number: string
  readonly at: string
  readonly hash: string
  readonly keyId: string
  readonly signature: string
}

type Unsigned = Omit<Checkpoint, 'signature'>

/** Makes the public part of the signing key known to everybody who verifies. */
export async function publishKey(transaction: Transaction, key: SigningKey, now: string): Promise<void> {
  const bytes = key.publicKey.export({ type: 'spki', format: 'der' })
  await sql`
    insert into public_key (id, purpose, public_key, valid_from) values (${key.id}, 'signing', ${bytes}, ${now}::timestamptz)
    on conflict (id) do nothing`.execute(transaction)
}

/** What signing the ends of the chains needs beside the database. */
export type CheckpointSigning = {
  readonly key: SigningKey
  readonly now: string
  /** Keeps what was signed outside the database; it is called before the database is told, so that the database never knows more. */
  readonly keep: (checkpoints: readonly Checkpoint[]) => void
}

/**
 * Signs the end of each chain that has grown since its last checkpoint, outside the database and in it; answers what it signed. The
 * ends are found by steps from practice to practice in the index, for a look at all links takes the longer the older a practice is.
 */
export async function writeCheckpoints(
  transaction: Transaction,
  { key, now, keep }: CheckpointSigning,
): Promise<readonly Checkpoint[]> {
  const { rows } = await sql<{ practice_id: string; number: string; hash: Uint8Array }>`
    with recursive chain as (
      (select practice_id from audit_link order by practice_id limit 1)
      union all
      select (select l.practice_id from audit_link l where l.practice_id > c.practice_id order by l.practice_id limit 1)
      from chain c where c.practice_id is not null
    )
    select l.practice_id, l.number, l.hash
    from chain c,
      lateral (select * from audit_link l where l.practice_id = c.practice_id order by l.number desc limit 1) l
    where l.number > coalesce((select max(c.number) from audit_checkpoint c where c.practice_id = l.practice_id), 0)`.execute(
    transaction,
  )
  const checkpoints = rows.map(({ practice_id, number, hash }) =>
    signed(
      { practiceId: practice_id, number, at: now, hash: Buffer.from(hash).toString('hex'), keyId: key.id },
      key,
    ),
  )
  keep(checkpoints)
  for (const made of checkpoints) {
    await sql`
      insert into audit_checkpoint (practice_id, number, at, hash, key_id, signature)
      values (${made.practiceId}::uuid, ${made.number}::bigint, ${made.at}::timestamptz, decode(${made.hash}, 'hex'), ${made.keyId},
        decode(${made.signature}, 'hex'))
      on conflict (practice_id, number) do nothing`.execute(transaction)
  }
  return checkpoints
}

/** The signed word that the chain of a practice was taken away with it, by this installation; a chain of that name then begins anew. */
export function farewellTo(practiceId: string, key: SigningKey, now: string): Checkpoint {
  return signed({ practiceId, number: '0', at: now, hash: '', keyId: key.id }, key)
}

/** Whether the key's owner has signed exactly this. */
export function isGenuine({ signature, ...said }: Checkpoint, publicKey: KeyObject): boolean {
  return verify(null, textOf(said), publicKey, Buffer.from(signature, 'hex'))
}

function signed(said: Unsigned, key: SigningKey): Checkpoint {
  return { ...said, signature: sign(null, textOf(said), key.privateKey).toString('hex') }
}

function textOf({ practiceId, number, at, hash, keyId }: Unsigned): Buffer {
  return Buffer.from(canonicalJson({ practiceId, number, at, hash, keyId }), 'utf8')
}
