import { hash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'

/** The hash that the first event of a practice is linked to. */
export const noHash: Uint8Array = new Uint8Array(32)

/** Where the chain of a practice ends. */
export type ChainEnd = { readonly number: number; readonly hash: Uint8Array }

type StoredEvent = JsonObject & { readonly id: string }

/** So many events are linked at once. */
export const mostLinked = 500
export const eventColumns = sql`e.practice_id, e.id, e.at, e.request_id, e.actor_id, e.profile_id, e.acting_for, e.action, e.type,
  e.resource_id, e.version_id, e.patient_id, e.outcome, e.status, e.reason, e.token_id, e.detail`

/** SHA-256 over the hash before and the canonical JSON of the event: no event can be changed, moved or left out unseen. */
export function linkHash(previous: Uint8Array, event: JsonObject): Uint8Array {
  return hash('sha256', Buffer.concat([previous, Buffer.from(canonicalJson(event))]), 'buffer')
}

/** Links the committed audit events of a practice that wait, in the order of their ids; answers how many it took from the list. */
export async function linkEvents(transaction: Transaction, practiceId: string): Promise<number> {
  const ids = await takeWaiting(transaction, practiceId)
  if (ids.length === 0) return 0

  const events = await unlinkedAmong(transaction, practiceId, ids)
  const end = await endOfChain(transaction, practiceId)
  const hashes = hashesAfter(end, events)
  await sql`
    insert into audit_link (practice_id, number, event_id, hash)
    select ${practiceId}::uuid, ${end.number}::bigint + place, event, decode(hash, 'hex')
    from unnest(${events.map(({ id }) => id)}::uuid[], ${hashes}::text[]) with ordinality as made (event, hash, place)`.execute(
    transaction,
  )
  return ids.length
}

/**
 * Values in the text of a statement, so that it is planned each time: a plan that is kept is that of the few rows of the beginning,
 * and walks through all links of the practice. One plan for a whole batch costs less.
 */
const literal = (id: string): RawBuilder<string> => sql.lit(id)
const listOf = (ids: readonly string[]): RawBuilder<unknown> => sql`${sql.lit(`{${ids.join(',')}}`)}::uuid[]`

/** An event that waits although it is linked, because an older release linked it without knowing the list, must not stop the chain. */
async function unlinkedAmong(
  transaction: Transaction,
  practiceId: string,
  ids: readonly string[],
): Promise<readonly StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select ${eventColumns} from audit_event e
    where e.practice_id = ${literal(practiceId)}::uuid and e.id = any (${listOf(ids)})
      and not exists (select from audit_link l where l.practice_id = ${literal(practiceId)}::uuid and l.event_id = e.id)`.execute(
    transaction,
  )
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** Takes the first events from the list of those that wait. Lists of ids, not joins: a plan that was made for a small table stays right. */
async function takeWaiting(transaction: Transaction, practiceId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ event_id: string }>`
    select event_id from audit_waiting where practice_id = ${practiceId}::uuid order by event_id limit ${mostLinked}`.execute(
    transaction,
  )
  const ids = rows.map(({ event_id }) => event_id)
  if (ids.length > 0)
    await sql`delete from audit_waiting where practice_id = ${practiceId}::uuid and event_id = any (${ids}::uuid[])`.execute(
      transaction,
    )
  return ids
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

/** Practices that have events without a link. */
export async function practicesToLink(transaction: Transaction): Promise<readonly string[]> {
  const { rows } = await sql<{
    practice_id: string
  }>`select distinct practice_id from audit_waiting`.execute(transaction)
  return rows.map((row) => row.practice_id)
}

/** Events that are in nobody's list and have no link, however they came in, wait from now on; a look at all events, so not often. */
export async function findUnlinked(transaction: Transaction): Promise<void> {
  await sql`
    insert into audit_waiting (practice_id, event_id)
    select e.practice_id, e.id from audit_event e
    where not exists (select 1 from audit_link l where l.practice_id = e.practice_id and l.event_id = e.id)
    on conflict do nothing`.execute(transaction)
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
