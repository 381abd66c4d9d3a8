import { sql } from 'kysely'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { eventColumns, linkHash, noHash } from './audit-chain.ts'
import type { Checkpoint } from './audit-checkpoint.ts'
import type { Transaction } from './database.ts'
import { type Pinned, pinnedPractices, promisesOf } from './pinned-checkpoints.ts'

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
  | 'checkpoint file missing'
  | 'checkpoint file shortened'
  | 'end cut off'
  | 'practice removed'

/** One practice's trail and what was found of it. */
export type VerifiedTrail = { readonly practiceId: string; readonly verdict: AuditVerdict }

type LinkedEvent = {
  readonly number: string
  readonly hash: Uint8Array
  readonly there: boolean
  readonly event: JsonObject
}

const portion = 1000

/** Verifies the trail of every practice that the database knows or that the checkpoint file remembers. Run it as the owner. */
export async function verifyTrails(
  transaction: Transaction,
  pinned: Pinned,
): Promise<readonly VerifiedTrail[]> {
  const { rows } = await sql<{ practice_id: string }>`
    select practice_id from audit_link union select practice_id from audit_checkpoint`.execute(transaction)
  const known = rows.map(({ practice_id: practiceId }) => practiceId)
  const trails: VerifiedTrail[] = []
  for (const practiceId of new Set([...known, ...pinnedPractices(pinned)].toSorted()))
    trails.push({ practiceId, verdict: await verifyAudit(transaction, practiceId, pinned) })
  return trails
}

/**
 * Recomputes every link of a practice and holds the signed checkpoints against them: those of the database and those that
 * were kept outside, both judged by the key that stands outside. Run it as the owner.
 */
export async function verifyAudit(
  transaction: Transaction,
  practiceId: string,
  pinned: Pinned,
): Promise<AuditVerdict> {
  const promises = promisesOf(practiceId, await readCheckpoints(transaction, practiceId), pinned)
  if (!promises.ok) return promises

  let walked: Walk = { number: 0, hash: noHash }
  for (;;) {
    const links = await readLinks(transaction, practiceId, walked.number)
    if (links.length === 0) break
    for (const link of links) {
      const step = walk(walked, link, promises.signed)
      if ('ok' in step) return step
      walked = step
    }
  }
  const { number } = walked
  if ([...promises.signed.keys()].every((signed) => signed <= number))
    return { ok: true, links: number, checkpoints: promises.signed.size }
  return flaw(number + 1, number === 0 ? 'practice removed' : 'end cut off')
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

async function readCheckpoints(transaction: Transaction, practiceId: string): Promise<readonly Checkpoint[]> {
  const rows = await transaction
    .selectFrom('audit_checkpoint')
    .select(['number', 'at', 'hash', 'key_id', 'signature'])
    .where('practice_id', '=', practiceId)
    .orderBy('number')
    .execute()
  return rows.map((row) => ({
    practiceId,
    number: row.number,
    at: row.at,
    hash: Buffer.from(row.hash).toString('hex'),
    keyId: row.key_id,
    signature: Buffer.from(row.signature).toString('hex'),
  }))
}
