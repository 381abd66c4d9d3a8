import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import type { Checkpoint } from './checkpoint.ts'
import { actingAs, type KindSource, kindText } from './event-kind.ts'
import { eventColumns } from './link-events.ts'

/** One link with its event, as the database or an archive has it; `event` is undefined when only the link is there. */
export type LinkedEvent = {
  readonly number: number
  readonly hash: Uint8Array
  readonly event: JsonObject | undefined
  /** The database files the event under something else than what it says. */
  readonly isMisfiled?: boolean
}

/** The next links of a practice's audit chain, their numbers rising. Run it as the owner. */
export async function readLinks(
  transaction: Transaction,
  practiceId: string,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<readonly LinkedEvent[]> {
  const { rows } = await sql<
    JsonObject & { link_number: string; link_hash: Uint8Array; there: boolean; filed: string }
  >`
    select l.number as link_number, l.hash as link_hash, e.id is not null as there, e.kind || ' ' || e.acting_as as filed,
      ${eventColumns}
    from audit_link l left join audit_event e on e.practice_id = l.practice_id and e.id = l.event_id
    where l.practice_id = ${practiceId}::uuid and l.number > ${after}::bigint
    order by l.number limit ${most}`.execute(transaction)
  return rows.map(({ link_number, link_hash, there, filed, ...event }) => ({
    number: Number(link_number),
    hash: link_hash,
    event: there ? event : undefined,
    isMisfiled: there && filed !== filedAs(event),
  }))
}

/** Where searches find this event. */
function filedAs(event: JsonObject): string {
  // An event of the trail was written with a kind.
  const row = event as JsonObject & KindSource
  return `${kindText(row)} ${actingAs(row)}`
}

/** The number of the first link that the database still holds; undefined: it holds none. */
export async function firstLink(transaction: Transaction, practiceId: string): Promise<number | undefined> {
  const found = await transaction
    .selectFrom('audit_link')
    .select('number')
    .where('practice_id', '=', practiceId)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  return found && Number(found.number)
}

/** The checkpoints of a practice as the database tells them, the lowest number first. */
export async function readCheckpoints(
  transaction: Transaction,
  practiceId: string,
): Promise<readonly Checkpoint[]> {
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
