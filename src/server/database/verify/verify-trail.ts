import { sql } from 'kysely'
import { readCheckpoints } from '#server/database/audit/read-links.ts'
import type { Transaction } from '#server/database/database.ts'
import { ChainWalk } from './chain-walk.ts'
import { compareManifests } from './compare-manifests.ts'
import { type Pinned, pinnedPractices, promisesOf } from './pinned-practices.ts'
import { SignedNotes } from './signed-notes.ts'
import { joined, type TrailFinding, type VerifiedTrail } from './trail-finding.ts'
import { WholeTrail } from './whole-trail.ts'

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
 * Recomputes every link of a practice, in its archives and in the database, holds the signed checkpoints against them, and the signed notes against their manifests,
 * all judged by what stands outside the database; names each thing that is not as it was written. Run it as the owner.
 */
export async function verifyTrail(
  transaction: Transaction,
  practiceId: string,
  pinned: Pinned,
): Promise<VerifiedTrail> {
  const { signed, findings } = promisesOf(practiceId, await readCheckpoints(transaction, practiceId), pinned)
  const trail = new WholeTrail(transaction, practiceId, pinned.archives)
  const walk = new ChainWalk(signed)
  const notes = new SignedNotes()
  for await (const link of trail.links()) {
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
      ...trail.judged(walked.findings),
      ...(await unlinked(transaction, practiceId)),
      ...manifests.findings,
    ]),
  }
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
