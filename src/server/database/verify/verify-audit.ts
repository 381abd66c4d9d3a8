import { sql } from 'kysely'
import { eventColumns } from '#server/database/audit-chain.ts'
import type { Checkpoint } from '#server/database/audit-checkpoint.ts'
import type { Transaction } from '#server/database/database.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { compareManifests } from './compare-manifests.ts'
import { type Pinned, pinnedPractices, promisesOf } from './pinned-checkpoints.ts'
import { SignedNotes } from './signed-notes.ts'
import { joined, type TrailFinding, type VerifiedTrail } from './trail-finding.ts'
import { ChainWalk, type LinkedEvent } from './walk-chain.ts'

const portion = 1000

/** Verifies the trail of every practice that the database knows or that is remembered outside. Run it as the owner. */
export async function verifyTrails(
  transaction: Transaction,
  pinned: Pinned,
): Promise<readonly VerifiedTrail[]> {
  const { rows } = await sql<{ practice_id: string }>`
    select practice_id from audit_link union select practice_id from audit_checkpoint
    union select practice_id from manifest`.execute(transaction)
  const known = rows.map(({ practice_id: practiceId }) => practiceId)
  const trails: VerifiedTrail[] = []
  for (const practiceId of new Set([...known, ...pinnedPractices(pinned)].toSorted()))
    trails.push(await verifyTrail(transaction, practiceId, pinned))
  return trails
}

/**
 * Recomputes every link of a practice, holds the signed checkpoints against them, and the signed notes against their manifests,
 * all judged by what stands outside the database; names each thing that is not as it was written. Run it as the owner.
 */
export async function verifyTrail(
  transaction: Transaction,
  practiceId: string,
  pinned: Pinned,
): Promise<VerifiedTrail> {
  const { signed, findings } = promisesOf(practiceId, await readCheckpoints(transaction, practiceId), pinned)
  const walk = new ChainWalk(signed)
  const notes = new SignedNotes()
  for await (const link of linksOf(transaction, practiceId)) {
    walk.step(link)
    if (link.event) notes.hear(link.event)
  }
  const walked = walk.end()
  const manifests = await compareManifests(transaction, practiceId, { signer: pinned.signer, notes })
  return {
    practiceId,
    links: walked.links,
    checkpoints: signed.size,
    manifests: manifests.count,
    findings: joined([
      ...findings,
      ...walked.findings,
      ...(await unlinked(transaction, practiceId)),
      ...manifests.findings,
    ]),
  }
}

async function* linksOf(transaction: Transaction, practiceId: string): AsyncGenerator<LinkedEvent> {
  let after = 0
  for (;;) {
    const links = await readLinks(transaction, practiceId, after)
    yield* links
    if (links.length < portion) return
    after = links.at(-1)?.number ?? after
  }
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
    number: Number(link_number),
    hash: link_hash,
    event: there ? event : undefined,
  }))
}

/** Events without a link that do not wait for one: written past the application, or robbed of their links. */
async function unlinked(transaction: Transaction, practiceId: string): Promise<readonly TrailFinding[]> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from audit_event e where e.practice_id = ${practiceId}::uuid
      and not exists (select 1 from audit_link l where l.practice_id = e.practice_id and l.event_id = e.id)
      and not exists (select 1 from audit_waiting w where w.practice_id = e.practice_id and w.event_id = e.id)`.execute(
    transaction,
  )
  const count = Number(rows[0]?.count ?? 0)
  return count === 0 ? [] : [{ flaw: 'events outside the chain', from: count, to: count }]
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
