import { createPublicKey, type KeyObject } from 'node:crypto'
import { sql } from 'kysely'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { eventColumns, linkHash, noHash } from './audit-chain.ts'
import { type Checkpoint, isGenuine } from './audit-checkpoint.ts'
import type { Transaction } from './database.ts'

/** What a walk over the whole chain of a practice found; `firstBad` is the number of the first link that is not as it was written. */
export type AuditVerdict =
  | { readonly ok: true; readonly links: number; readonly checkpoints: number }
  | { readonly ok: false; readonly firstBad: number; readonly because: AuditFlaw }

/** In which way a trail was tampered with. */
export type AuditFlaw =
  | 'link missing'
  | 'event missing'
  | 'event changed'
  | 'checkpoint changed'
  | 'end cut off'

type LinkedEvent = {
  readonly number: string
  readonly hash: Uint8Array
  readonly there: boolean
  readonly event: JsonObject
}

const portion = 1000

/** Recomputes every link of a practice and holds the signed checkpoints against them. Run it as the owner. */
export async function verifyAudit(transaction: Transaction, practiceId: string): Promise<AuditVerdict> {
  const checkpoints = await readCheckpoints(transaction, practiceId)
  const forged = checkpoints.find(({ genuine }) => !genuine)
  if (forged) return flaw(forged.number, 'checkpoint changed')

  const signed = new Map(checkpoints.map(({ number, hash }) => [number, hash]))
  let walked: Walk = { number: 0, hash: noHash }
  for (;;) {
    const links = await readLinks(transaction, practiceId, walked.number)
    if (links.length === 0) break
    for (const link of links) {
      const step = walk(walked, link, signed)
      if ('ok' in step) return step
      walked = step
    }
  }
  const cut = checkpoints.find(({ number }) => number > walked.number)
  return cut
    ? flaw(walked.number + 1, 'end cut off')
    : { ok: true, links: walked.number, checkpoints: checkpoints.length }
}

type Walk = { readonly number: number; readonly hash: Uint8Array }

function walk(before: Walk, link: LinkedEvent, signed: ReadonlyMap<number, string>): Walk | AuditVerdict {
  const number = before.number + 1
  if (Number(link.number) !== number) return flaw(number, 'link missing')
  if (!link.there) return flaw(number, 'event missing')
  const hash = linkHash(before.hash, link.event)
  if (!Buffer.from(link.hash).equals(hash)) return flaw(number, 'event changed')
  const promised = signed.get(number)
  if (promised !== undefined && promised !== Buffer.from(hash).toString('hex'))
    return flaw(number, 'checkpoint changed')
  return { number, hash }
}

function flaw(firstBad: number, because: AuditFlaw): AuditVerdict {
  return { ok: false, firstBad, because }
}

async function readLinks(
  transaction: Transaction,
  practiceId: string,
  after: number,
): Promise<readonly LinkedEvent[]> {
  const { rows } = await sql<JsonObject & { link_number: string; link_hash: Uint8Array; there: boolean }>`
    select l.number as link_number, l.hash as link_hash, e.id is not null as there, ${eventColumns}
    from audit_link l left join audit_event e on e.practice_id = l.practice_id and e.id = l.event_id
    where l.practice_id = ${practiceId}::uuid and l.number > ${after}::bigint
    order by l.number limit ${portion}`.execute(transaction)
  return rows.map(({ link_number, link_hash, there, ...event }) => ({
    number: link_number,
    hash: link_hash,
    there,
    event,
  }))
}

type ReadCheckpoint = { readonly number: number; readonly hash: string; readonly genuine: boolean }

async function readCheckpoints(
  transaction: Transaction,
  practiceId: string,
): Promise<readonly ReadCheckpoint[]> {
  const rows = await transaction
    .selectFrom('audit_checkpoint')
    .leftJoin('public_key', 'public_key.id', 'audit_checkpoint.key_id')
    .select(['number', 'at', 'hash', 'key_id', 'signature', 'public_key'])
    .where('practice_id', '=', practiceId)
    .orderBy('number')
    .execute()
  return rows.map((row) => {
    const checkpoint: Checkpoint = {
      practiceId,
      number: row.number,
      at: row.at,
      hash: Buffer.from(row.hash).toString('hex'),
      keyId: row.key_id,
      signature: Buffer.from(row.signature).toString('hex'),
    }
    const genuine = row.public_key !== null && isGenuine(checkpoint, keyOf(row.public_key))
    return { number: Number(row.number), hash: checkpoint.hash, genuine }
  })
}

function keyOf(bytes: Uint8Array): KeyObject {
  return createPublicKey({ key: Buffer.from(bytes), type: 'spki', format: 'der' })
}
