import { sql } from 'kysely'
import type { Context } from '#server/operations/handler.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import { belongingPlaces } from '#server/stores/labels/belonging-query.ts'

type Transaction = Context['transaction']

/** A row as labels look at it. */
export type LabelledRow = {
  readonly id: string
  readonly type: string
  readonly content: StoredDocument
  readonly closed: string | null
}

/** Where labels come from: the givers of a type that say so, and which types they label how. */
export type Giving = {
  readonly practiceId: string
  readonly givers: readonly string[]
  readonly tokens: readonly string[]
  readonly to: readonly string[]
  readonly label: string
}

/** Rows of a type that every practice has few of. */
export async function rowsOfType(
  transaction: Transaction,
  practiceId: string,
  type: string,
): Promise<readonly LabelledRow[]> {
  const { rows } = await sql<LabelledRow>`
    select id, type, content, closed from resource
    where practice_id = ${practiceId}::uuid and type = ${type} and not is_deleted`.execute(transaction)
  return rows
}

/** Whose rows still lack the label of what they were made in: patients, and null for rows about several or nobody. */
export async function whoLacks(
  transaction: Transaction,
  { practiceId, tokens, to, label }: Giving,
): Promise<readonly (string | null)[]> {
  const { rows } = await sql<{ patientId: string | null }>`
    select distinct r.patient_id as "patientId" from token t
      join resource r on r.practice_id = t.practice_id and r.id = t.resource_id
    where t.practice_id = ${practiceId}::uuid and t.type = any (${to}::text[]) and t.token = any (${tokens}::text[])
      and (r.closed is null or not (r.closed::jsonb -> 'labels') ? ${label})`.execute(transaction)
  return rows.map(({ patientId }) => patientId)
}

/** For the rights that security labels take: all rows of a patient, or of types about several people, held until they are labelled. */
export async function rowsToLabel(
  transaction: Transaction,
  { practiceId, to }: Giving,
  patientId: string | null,
): Promise<readonly LabelledRow[]> {
  const { rows } = await sql<LabelledRow>`
    select id, type, content, closed from resource
    where practice_id = ${practiceId}::uuid
      and ${patientId === null ? sql`patient_id is null and type = any (${to}::text[])` : sql`patient_id = ${patientId}::uuid`}
    order by id for update`.execute(transaction)
  return rows
}

/** What closes rows of these ids. */
export async function closedRows(
  transaction: Transaction,
  practiceId: string,
  ids: readonly string[],
): Promise<readonly Pick<LabelledRow, 'id' | 'closed'>[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Pick<LabelledRow, 'id' | 'closed'>>`
    select id, closed from resource
    where practice_id = ${practiceId}::uuid and id = any (${ids}::uuid[]) and closed is not null`.execute(
    transaction,
  )
  return rows
}

/** A row that lacks a label of one that it belongs to, with what closes those. */
export type LackingRow = LabelledRow & { readonly owners: readonly string[] }

/** Some of the rows that lack a label of a row that they belong to, since they were there before labels reached them; held until they have it. */
export async function rowsLackingLabels(
  transaction: Transaction,
  practiceId: string,
): Promise<readonly LackingRow[]> {
  const { rows } = await sql<LackingRow>`
    with lacking as (select r.id, array_agg(distinct o.closed) as owners
      from resource o cross join json_to_recordset(${JSON.stringify(belongingPlaces)}::json) as place(type text, path text)
        join token t on t.practice_id = o.practice_id and t.type = place.type and t.token = place.path || '=' || o.id
        join resource r on r.practice_id = t.practice_id and r.id = t.resource_id
      where o.practice_id = ${practiceId}::uuid and o.closed is not null
        and (r.closed is null or not (r.closed::jsonb -> 'labels') @> (o.closed::jsonb -> 'labels'))
      group by r.id limit ${atOnce})
    select r.id, r.type, r.content, r.closed, lacking.owners from lacking
      join resource r on r.practice_id = ${practiceId}::uuid and r.id = lacking.id
    order by r.id for update of r`.execute(transaction)
  return rows
}

const atOnce = 200

/** Closes a row, its versions but those that are closed otherwise, and what the feed says of it; the label stands in it like one that came with a change. */
export async function closeRow(
  transaction: Transaction,
  practiceId: string,
  { id, closed, text }: { readonly id: string; readonly closed: string; readonly text: string },
): Promise<void> {
  const row = sql`practice_id = ${practiceId}::uuid
    and (closed is null or (closed::jsonb -> 'labels') <@ (${closed}::jsonb -> 'labels'))`
  await sql`
    with versions as (update resource_history set closed = ${closed} where ${row} and id = ${id}::uuid),
      feed as (update outbox set closed = ${closed} where ${row} and resource_id = ${id}::uuid)
    update resource set content = ${text}::json, closed = ${closed}
    where practice_id = ${practiceId}::uuid and id = ${id}::uuid`.execute(transaction)
}
