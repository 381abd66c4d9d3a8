import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import type { Transaction } from './database.ts'

/** The hash that the first event of a practice is linked to. */
export const noHash: Uint8Array = new Uint8Array(32)

/** Where the chain of a practice ends. */
export type ChainEnd = { readonly number: number; readonly hash: Uint8Array }

type StoredEvent = JsonObject & { readonly id: string }

const mostAtOnce = 500
export const eventColumns = sql`e.practice_id, e.id, e.at, e.request_id, e.actor_id, e.profile_id, e.acting_for, e.action, e.type,
  e.resource_id, e.version_id, e.patient_id, e.outcome, e.status, e.reason, e.token_id, e.detail`

/** SHA-256 over the hash before and the canonical JSON of the event: no event can be changed, moved or left out unseen. */
export function linkHash(previous: Uint8Array, event: JsonObject): Uint8Array {
  return createHash('sha256').update(previous).update(canonicalJson(event), 'utf8').digest()
}

/** Links the events of a practice that are newer than `since` and not yet linked; answers how many. */
export async function linkEvents(
  transaction: Transaction,
  practiceId: string,
  since: string,
): Promise<number> {
  const events = await sql<StoredEvent>`
    select ${eventColumns} from audit_event e
    where e.practice_id = ${practiceId}::uuid and e.at > ${since}::timestamptz
      and not exists (select 1 from audit_link l where l.practice_id = e.practice_id and l.event_id = e.id)
    order by e.id limit ${mostAtOnce}`.execute(transaction)
  if (events.rows.length === 0) return 0

  const end = await endOfChain(transaction, practiceId)
  const hashes = hashesAfter(end, events.rows)
  await sql`
    insert into audit_link (practice_id, number, event_id, hash)
    select ${practiceId}::uuid, ${end.number}::bigint + place, event, decode(hash, 'hex')
    from unnest(${events.rows.map(({ id }) => id)}::uuid[], ${hashes}::text[]) with ordinality as made (event, hash, place)`.execute(
    transaction,
  )
  return events.rows.length
}

/** The last link of a practice's chain. */
export async function endOfChain(transaction: Transaction, practiceId: string): Promise<ChainEnd> {
  const last = await transaction
    .selectFrom('audit_link')
    .select(['number', 'hash'])
    .where('practice_id', '=', practiceId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? { number: Number(last.number), hash: last.hash } : { number: 0, hash: noHash }
}

/** Practices that have events without a link and newer than `since`; without `since` all events are looked at. */
export async function practicesToLink(
  transaction: Transaction,
  since: string | undefined,
): Promise<readonly string[]> {
  const { rows } = await (since === undefined ? everyUnlinked() : recentUnlinked(since)).execute(transaction)
  return rows.map((row) => row.practice_id)
}

function everyUnlinked() {
  return sql<{ practice_id: string }>`
    select distinct e.practice_id from audit_event e
    where not exists (select 1 from audit_link l where l.practice_id = e.practice_id and l.event_id = e.id)`
}

/** One probe of an index for each practice, so that a quiet installation costs next to nothing. */
function recentUnlinked(since: string) {
  return sql<{ practice_id: string }>`
    select p.practice_id from (
        select id as practice_id from global_resource where type = 'Practice'
        union all select '00000000-0000-0000-0000-000000000000'::uuid) p
    where exists (select 1 from audit_event e where e.practice_id = p.practice_id and e.at > ${since}::timestamptz
      and not exists (select 1 from audit_link l where l.practice_id = e.practice_id and l.event_id = e.id))`
}

function hashesAfter(end: ChainEnd, events: readonly StoredEvent[]): readonly string[] {
  const hashes: string[] = []
  let previous = end.hash
  for (const event of events) {
    previous = linkHash(previous, event)
    hashes.push(Buffer.from(previous).toString('hex'))
  }
  return hashes
}
