import { sql } from 'kysely'
import type { Context } from '#server/operations/handler.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import { rollUpInto } from '#server/stores/rollups/roll-up-query.ts'

type Transaction = Context['transaction']

/** A merge whose rows are still to be moved, there or back. */
export type Movement = {
  readonly practiceId: string
  readonly id: string
  readonly mergedId: string
  readonly successorId: string
  readonly state: 'Moving' | 'Returning'
}

/**
 * The merges of a practice whose rows are still to be moved, in the order in which they were made; and those that can be undone, where
 * a write that had begun before them may have ended after they were done.
 */
export async function openMovements(
  transaction: Transaction,
  practiceId: string,
): Promise<readonly Movement[]> {
  const { rows } = await sql<Movement>`
    select practice_id as "practiceId", id, merged_id as "mergedId", successor_id as "successorId",
      case when state = 'Returning' then state else 'Moving' end as state from row_merge
    where practice_id = ${practiceId}::uuid and (state in ('Moving', 'Returning') or (state = 'Merged' and until > now()))
    order by at, id`.execute(transaction)
  return rows
}

/** Keeps a merge as it is until the transaction ends; false where it is no longer on this way. */
export async function holdMovement(
  transaction: Transaction,
  { practiceId, id, state }: Movement,
): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`
    select state from row_merge where practice_id = ${practiceId}::uuid and id = ${id}::uuid for update`.execute(
    transaction,
  )
  const now = rows[0]?.state ?? ''
  return state === 'Moving' ? ['Moving', 'Merged'].includes(now) : now === state
}

/** A row that names a merged patient. */
export type NamingRow = {
  readonly id: string
  readonly type: string
  readonly content: StoredDocument
  readonly closed: string | null
  readonly isDeleted: boolean
}

const columns = sql`r.id, r.type, r.content, r.closed, r.is_deleted as "isDeleted"`

/** Some of the rows that are still found under a merged patient, held until they are moved. */
export async function rowsToMove(
  transaction: Transaction,
  { practiceId, mergedId }: Movement,
  { places, most }: { readonly places: readonly object[]; readonly most: number },
): Promise<readonly NamingRow[]> {
  const { rows } = await sql<NamingRow>`
    with naming as materialized (
      select id from (select r.id from resource r where r.practice_id = ${practiceId}::uuid
        and r.patient_id = ${mergedId}::uuid and r.closed is null and r.id <> ${mergedId}::uuid limit ${most}) as own
      union
      select resource_id from (select t.resource_id
        from json_to_recordset(${JSON.stringify(places)}::json) as place(type text, path text)
        join token t on t.practice_id = ${practiceId}::uuid and t.type = place.type
          and t.token = place.path || '=' || ${mergedId}::text limit ${most}) as named)
    select ${columns} from resource r where r.practice_id = ${practiceId}::uuid and r.id in (select id from naming)
    order by r.id limit ${most} for update`.execute(transaction)
  return rows
}

/** Some of the rows that were moved and name a patient who is separate again, held until they are back. */
export async function rowsToReturn(
  transaction: Transaction,
  { practiceId, mergedId }: Movement,
  { types, most }: { readonly types: readonly string[]; readonly most: number },
): Promise<readonly NamingRow[]> {
  const { rows } = await sql<NamingRow>`
    select ${columns} from resource r where r.practice_id = ${practiceId}::uuid and r.id in (select t.resource_id
      from token t where t.practice_id = ${practiceId}::uuid and t.type = any (${types}::text[])
        and t.token = ${`merged=${mergedId}`})
    order by r.id limit ${most} for update`.execute(transaction)
  return rows
}

/** A row as it is found from now on. */
export type Moved = {
  readonly id: string
  readonly type: string
  readonly patientId: string | null
  readonly partition: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

type Moving = { readonly moved: readonly Moved[]; readonly newId: () => string; readonly at: string }

/** Moves rows with their versions, identifiers and tokens; what a label closes keeps the patient whom it names. The feed tells of them. */
export async function moveRows(
  transaction: Transaction,
  { practiceId }: Movement,
  { moved, newId, at }: Moving,
): Promise<void> {
  const packed = JSON.stringify(
    moved.map(({ id, type, patientId, partition }) => ({
      id,
      type,
      patient_id: patientId,
      partition,
      feed_id: newId(),
    })),
  )
  const tokens = JSON.stringify(
    moved.flatMap(({ id, type, patientId, added, removed }) => [
      ...added.map((token) => ({ id, type, patient_id: patientId, token, added: true })),
      ...removed.map((token) => ({ id, type, patient_id: patientId, token, added: false })),
    ]),
  )
  const each = sql`json_to_recordset(${packed}::json) as each(id uuid, type text, patient_id uuid, partition text, feed_id uuid)`
  const said = sql`json_to_recordset(${tokens}::json) as said(id uuid, type text, patient_id uuid, token text, added boolean)`
  const here = sql`practice_id = ${practiceId}::uuid`
  await sql`delete from token t using ${said} where t.${here} and t.type = said.type and t.token = said.token
    and t.resource_id = said.id and not said.added`.execute(transaction)
  await sql`insert into token (practice_id, type, token, resource_id, patient_id)
    select ${practiceId}::uuid, type, token, id, patient_id from ${said} where added on conflict do nothing`.execute(
    transaction,
  )
  await sql`update resource_history h set patient_id = each.patient_id from ${each}, resource r
    where h.${here} and h.id = each.id and h.patient_id = r.patient_id and h.closed is null
      and r.${here} and r.id = each.id`.execute(transaction)
  await sql`update identifier i set patient_id = each.patient_id from ${each}
    where i.${here} and i.type = each.type and i.resource_id = each.id`.execute(transaction)
  await sql`insert into outbox (practice_id, id, type, resource_id, version_id, patient_id, created_at, closed)
    select r.practice_id, each.feed_id, r.type, r.id, r.version_id, each.patient_id, ${at}::timestamptz, r.closed
    from ${each} join resource r on r.${here} and r.id = each.id`.execute(transaction)
  await sql`update token t set patient_id = each.patient_id from ${each}
    where t.${here} and t.type = each.type and t.resource_id = each.id
      and t.patient_id is distinct from each.patient_id`.execute(transaction)
  await sql`update resource r set patient_id = each.patient_id, partition_key = each.partition, summary = ''
    from ${each} where r.${here} and r.id = each.id`.execute(transaction)
}

/** Somebody who reaches a patient because of a row. */
export type MovedLine = {
  readonly patient_id: string
  readonly profile_id: string
  readonly reason: string
  readonly valid_from: string | null
  readonly valid_until: string | null
}

type Lines = { readonly gone: readonly MovedLine[]; readonly come: readonly MovedLine[] }

/** Writes who reaches whom because of moved rows; answers who reaches the one that stays from now on and did not before. */
export async function moveLines(
  transaction: Transaction,
  { practiceId, successorId }: Movement,
  { gone, come }: Lines,
): Promise<readonly string[]> {
  const form = sql`line(patient_id uuid, profile_id uuid, reason text, valid_from timestamptz, valid_until timestamptz)`
  const there = come.filter(({ patient_id, profile_id }) => patient_id !== '' && profile_id !== '')
  const unlike = [
    ...new Map(there.map((line) => [`${line.patient_id} ${line.profile_id} ${line.reason}`, line])).values(),
  ]
  const { rows } = await sql<{ id: string }>`
    select distinct line.profile_id as id from json_to_recordset(${JSON.stringify(unlike)}::json) as ${form}
    where line.patient_id = ${successorId}::uuid and (line.valid_until is null or line.valid_until > now())
      and not exists (select from patient_team had where had.practice_id = ${practiceId}::uuid
        and had.patient_id = line.patient_id and had.profile_id = line.profile_id
        and (had.valid_until is null or had.valid_until > now()))`.execute(transaction)
  await sql`delete from patient_team using json_to_recordset(${JSON.stringify(gone)}::json) as ${form}
    where patient_team.practice_id = ${practiceId}::uuid and patient_team.patient_id = line.patient_id
      and patient_team.profile_id = line.profile_id and patient_team.reason = line.reason`.execute(
    transaction,
  )
  await sql`insert into patient_team (practice_id, patient_id, profile_id, reason, valid_from, valid_until)
    select ${practiceId}::uuid, patient_id, profile_id, reason, valid_from, valid_until
    from json_to_recordset(${JSON.stringify(unlike)}::json) as ${form}
    on conflict (practice_id, patient_id, profile_id, reason)
    do update set valid_from = excluded.valid_from, valid_until = excluded.valid_until`.execute(transaction)
  return rows.map(({ id }) => id)
}

/** Takes anew what both records keep of other rows; the function knows the practice by the transaction's own word. */
export async function rollUpPatients(
  transaction: Transaction,
  { practiceId, mergedId, successorId }: Movement,
): Promise<void> {
  await sql`select set_config('goldthread.practice', ${practiceId}, true)`.execute(transaction)
  await rollUpInto(transaction, [
    { type: 'Patient', id: mergedId },
    { type: 'Patient', id: successorId },
  ])
}

/** Writes how far a movement is. */
export async function noteMoved(
  transaction: Transaction,
  { practiceId, id, state }: Movement,
  { count, isDone }: { readonly count: number; readonly isDone: boolean },
): Promise<void> {
  const done = state === 'Moving' ? 'Merged' : 'Separated'
  await sql`update row_merge set state = ${isDone ? done : sql`state`}, moved = moved + ${state === 'Moving' ? count : 0}
    where practice_id = ${practiceId}::uuid and id = ${id}::uuid`.execute(transaction)
}
